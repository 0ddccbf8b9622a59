import { afterEach, describe, expect, it, vi } from 'vitest'
import { place, router } from './router.svelte'

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/about', { page: 'about' }],
    ['/join/a_b-C', { page: 'join', invite: 'a_b-C' }],
    ['/r/abc234', { page: 'room', code: 'ABC234' }],
    ['/replay', { page: 'replay', code: null }],
    ['/replay/ABC234', { page: 'replay', code: 'ABC234' }],
    ['/rules/imperator', { page: 'rules', game: 'imperator' }],
    ['/watch/a.1.b', { page: 'watch', secret: 'a.1.b' }],
    ['/me/a_b-C', { page: 'me', secret: 'a_b-C' }],
    ['/new/kapow', { page: 'new', game: 'kapow' }],
    ['/new', { page: 'lost' }],
    ['/r', { page: 'lost' }],
    ['/r/ABC234/more', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
    ['/join/%E0%A4%A', { page: 'join', invite: '%E0%A4%A' }],
  ])('%s names a page', (path, expected) => {
    expect(place(path)).toEqual(expected)
  })
})

describe('the router', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})

  afterEach(() => {
    document.body.replaceChildren()
    router.go('/', true)
  })

  const click = (html: string, init: MouseEventInit = {}): MouseEvent => {
    document.body.innerHTML = html
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    // jsdom would try to load the page for what the router leaves to the browser.
    document.addEventListener('click', (one) => one.preventDefault(), { once: true })
    document.querySelector('a')!.dispatchEvent(event)
    return event
  }

  it('follows links without loading the page', () => {
    click('<a href="/rules/imperator"><b>rules</b></a>')
    expect(router.place).toEqual({ page: 'rules', game: 'imperator' })
  })

  it.each([
    ['<a href="/about" target="_blank">new window</a>', {}],
    ['<a href="/api/rooms/X/record" download>file</a>', {}],
    ['<a href="https://example.org/about">elsewhere</a>', {}],
    ['<a href="/about">with a key</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (html, init) => {
    click(html, init)
    expect(router.path).toBe('/')
  })

  it('goes back with the browser', () => {
    router.go('/about')
    history.replaceState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(router.place).toEqual({ page: 'start' })
  })
})
