import { untrack } from 'svelte'
import { notify } from '../lib/notice.svelte'
import { t } from '../lib/page.svelte'

const FLASH = 1100

/** While it is my turn and I look elsewhere the title flashes, and a note says it, if wanted. */
export function callWhenMyTurn(mine: () => boolean, title: () => string): void {
  $effect(() => {
    if (mine()) notify(t('title-your-turn'), untrack(title))
  })
  $effect(() => {
    const [plain, calling] = [title(), t('title-your-turn')]
    document.title = mine() ? `${calling} · ${plain}` : plain
    if (!mine()) return
    let loud = true
    const timer = setInterval(() => {
      loud = !document.hidden || !loud
      document.title = loud ? `${calling} · ${plain}` : plain
    }, FLASH)
    return () => clearInterval(timer)
  })
}
