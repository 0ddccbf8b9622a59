import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const WORKER = 'scripts/worker.js'
/** What is read without a server: the pages, and what games add to them. */
const READ = /src\/pages\/(Rules|SetUp|About)\.svelte$|src\/games\/\w+\/(Guides|Legend|Portrait)\.svelte$/
/** Words and rules, in all languages: whoever is offline may still change it. */
const WORDS = /\.(ftl|md)$/

/** The worker by which the page opens without a line. It knows the files of its version; with other files it is another worker. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(bundle).map((file) => `/${file}`)
        const worker = readFileSync(WORKER, 'utf8')
        const page = bundle['index.html']
        const shell = page?.type === 'asset' ? page.source : ''
        const version = createHash('sha256').update(Object.keys(bundle).sort().join()).update(shell).update(worker).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${worker}` })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    chunk.imports.forEach(add)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      if (WORDS.test(file.fileName)) found.add(file.fileName)
    } else if (file.isEntry || file.moduleIds.some((id) => READ.test(id))) add(file.fileName)
  }
  return [...found].sort()
}
