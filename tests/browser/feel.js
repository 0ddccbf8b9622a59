// Notes in a page what `feel.py` measures: what was tapped, and when it was seen here and elsewhere.
// Times are milliseconds of the machine's clock, the same in all pages. The marks `air` and `ground`
// say in the browser's trace when dice tumble.
(() => {
  const clock = (time = performance.now()) => performance.timeOrigin + time
  const TAPS = 90
  const AFTER = ['for', 'buy', 'done', 'over']
  const seen = { taps: [], shown: [], over: false, play, noted: () => ({ taps: seen.taps, shown: seen.shown }) }
  const taps = new Map()
  /** Who wants to know when the board has changed and this was drawn; null, if it has not changed. */
  let waiting = []
  let changed = []
  let drawn = []
  let tumbling = false
  window.feel = seen

  const WebSocket = window.WebSocket
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', ({ data }) => hear(data.slice(0, 200)))
    }

    send(text) {
      const tap = window.event
      const command = tap?.type === 'click' ? JSON.parse(text) : {}
      if (command.type === 'move') note(command, tap)
      super.send(text)
    }
  }

  function note({ id, choice }, { timeStamp }) {
    const tap = { verb: choice[0], at: clock(timeStamp), changed: null, shown: null, answered: null, seq: null, refused: null }
    seen.taps.push(tap)
    taps.set(id, tap)
    wait((shown, changed) => Object.assign(tap, { shown, changed }))
  }

  function hear(text) {
    const update = /^{"type":"update","seq":(\d+)/.exec(text)
    if (update) wait((shown) => seen.shown.push([Number(update[1]), shown]))
    const answer = /^{"type":"answer","id":"(\w+)","seq":(\d+),"trouble":(?:null|{"key":"([\w-]+)")/.exec(text)
    const tap = answer && taps.get(answer[1])
    if (tap) Object.assign(tap, { answered: clock(), seq: Number(answer[2]), refused: answer[3] ?? null })
  }

  /** Tap what can be tapped, so often, until the round is over. */
  function play(seed, next) {
    let luck = seed + 1
    const timer = setInterval(() => {
      luck = (luck * 16807) % 2147483647
      const { what, x, y } = next(luck / 2147483647)
      if (AFTER.includes(what)) {
        seen.over = true
        clearInterval(timer)
      } else if (x !== undefined) document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }, TAPS)
  }

  function wait(tell) {
    if (!waiting.length && !changed.length) requestAnimationFrame(frame)
    waiting.push(tell)
  }

  new MutationObserver((records) => {
    if (tumbling !== (document.querySelector('.cube, .wobble') !== null)) {
      tumbling = !tumbling
      performance.mark(tumbling ? 'air' : 'ground')
    }
    if (!waiting.length || !records.some(({ target }) => target.parentElement?.closest('.rushout'))) return
    const now = clock()
    changed.push(...waiting.map((tell) => (shown) => tell(shown, now)))
    waiting = []
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  // A message to oneself comes after the frame has been drawn.
  const afterwards = new MessageChannel()
  afterwards.port1.onmessage = () => {
    for (const tell of drawn) tell(clock())
    drawn = []
  }

  function frame() {
    for (const tell of waiting) tell(null)
    drawn.push(...changed)
    waiting = []
    changed = []
    afterwards.port2.postMessage(null)
  }
})()
