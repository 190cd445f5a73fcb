import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browse, closeOwnWindow, finish, print, refresh, share, sms, telephone } from './actions.ts'
import { followNativeLinks } from './follow-links.ts'
import { locate } from './locate.ts'

const LINKS = {
  share: 'edu-app://share?title={title}&url={url}',
  print: 'edu-app://print?url={url}',
  refresh: 'edu-app://refresh',
  finish: 'edu-app://finish',
  gps: 'edu-app://gps',
  browse: 'edu-app://browse?url={url}',
  sms: 'edu-app://sms?to={to}&text={text}',
  telephone: 'edu-app://tel?to={to}',
}

let followed: string[] = []

function note(event: Event) {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return
  followed.push(event.target.href)
  event.preventDefault()
}

function configure({
  userAgent = 'Mozilla/5.0 EduApp/2',
  links = LINKS,
}: {
  userAgent?: string
  links?: object
} = {}) {
  const meta = document.createElement('meta')
  meta.name = 'native-links'
  meta.content = JSON.stringify({ app: 'EduApp/', links })
  document.head.append(meta)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

function tap(href: string): string[] {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  return followed
}

followNativeLinks()
beforeEach(() => {
  followed = []
  window.addEventListener('click', note)
})
afterEach(() => {
  window.removeEventListener('click', note)
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the wrapper', () => {
  it('opens every action in the wrapper as a link of the configured format', async () => {
    configure()
    const otherwise = vi.fn<() => void>()
    expect(await share({ title: '수료증 & 확인', url: 'https://edu.example/verify/1?a=b' })).toBe('shared')
    print({ url: '/api/common/downloadFile?fileNo=7', otherwise })
    refresh()
    finish(otherwise)
    browse('https://map.example/?q=수원')
    telephone('1588-0000')
    sms({ to: '01012345678', text: '안녕하세요?' })
    expect(otherwise).not.toHaveBeenCalled()
    expect(followed).toEqual([
      'edu-app://share?title=%EC%88%98%EB%A3%8C%EC%A6%9D%20%26%20%ED%99%95%EC%9D%B8&url=https%3A%2F%2Fedu.example%2Fverify%2F1%3Fa%3Db',
      `edu-app://print?url=${encodeURIComponent(`${location.origin}/api/common/downloadFile?fileNo=7`)}`,
      'edu-app://refresh',
      'edu-app://finish',
      `edu-app://browse?url=${encodeURIComponent('https://map.example/?q=수원')}`,
      'edu-app://tel?to=1588-0000',
      `edu-app://sms?to=01012345678&text=${encodeURIComponent('안녕하세요?')}`,
    ])
  })

  it('receives the position by an event', async () => {
    configure()
    const place = locate()
    expect(followed).toEqual(['edu-app://gps'])
    window.dispatchEvent(new CustomEvent('native-gps', { detail: { latitude: 37.5, longitude: 127 } }))
    expect(await place).toEqual({ latitude: 37.5, longitude: 127 })
  })

  it('returns no position when the event contains none', async () => {
    configure()
    const place = locate()
    window.dispatchEvent(new CustomEvent('native-gps', { detail: null }))
    expect(await place).toBeNull()
  })

  it.each([
    ['tel:1588-0000', 'edu-app://tel?to=1588-0000'],
    ['sms:01012345678?body=%EC%98%88', 'edu-app://sms?to=01012345678&text=%EC%98%88'],
    ['https://map.example/', 'edu-app://browse?url=https%3A%2F%2Fmap.example%2F'],
  ])('replaces a plain link to %s with the wrapper’s own', (href, expected) => {
    configure()
    expect(tap(href)).toEqual([expected])
  })

  it('keeps a link of the site and a link that the screen has handled', () => {
    configure()
    expect(tap('/edu/completed')).toEqual([`${location.origin}/edu/completed`])
  })

  it('follows a format that is itself a telephone link once', () => {
    configure({ links: { telephone: 'tel:{to}' } })
    expect(tap('tel:1588-0000')).toEqual(['tel:1588-0000'])
  })

  it('leaves an action without a format to the browser', () => {
    configure({ links: { refresh: LINKS.refresh } })
    const otherwise = vi.fn<() => void>()
    print({ otherwise })
    expect(otherwise).toHaveBeenCalledOnce()
    expect(tap('tel:1588-0000')).toEqual(['tel:1588-0000'])
  })
})

describe.each([
  ['without a configuration', () => undefined],
  ['in a browser, under any configuration', () => configure({ userAgent: 'Mozilla/5.0 Chrome/140' })],
])('native actions %s', (_where, arrange) => {
  beforeEach(arrange)

  it('leaves links and actions to the browser', () => {
    const [printing, opening, otherwise] = [
      vi.fn<() => void>(),
      vi.fn<typeof window.open>(),
      vi.fn<() => void>(),
    ]
    vi.stubGlobal('print', printing)
    vi.stubGlobal('open', opening)
    print()
    browse('https://map.example/')
    finish(otherwise)
    expect(printing).toHaveBeenCalledOnce()
    expect(opening).toHaveBeenCalledWith('https://map.example/', '_blank', 'noopener')
    expect(otherwise).toHaveBeenCalledOnce()
    expect(tap('tel:1588-0000')).toEqual(['tel:1588-0000'])
  })

  it('shares an address by the browser and otherwise copies or shows the address', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const what = { title: '확인', url: 'https://edu.example/verify/1' }
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } })
    expect(await share(what)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(what.url)

    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    expect(await share(what)).toBe('impossible')

    const sharing = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, share: sharing })
    expect(await share(what)).toBe('shared')
    sharing.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    expect(await share(what)).toBe('closed')
  })

  it('returns the browser’s position or none', async () => {
    expect(await locate()).toBeNull()
    const coords = { latitude: 37.5, longitude: 127 }
    const getCurrentPosition = (found: (position: object) => void) => found({ coords })
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, geolocation: { getCurrentPosition } })
    expect(await locate()).toEqual(coords)
  })
})

describe('the own window', () => {
  it.each<[string, { opener: object | null; entries: number; closes: boolean }]>([
    ['where another window has opened it', { opener: {}, entries: 3, closes: true }],
    ['where nothing was shown in it before', { opener: null, entries: 1, closes: true }],
    ['never where the person has walked on in it', { opener: null, entries: 2, closes: false }],
  ])('closes the own window %s', (_where, { opener, entries, closes }) => {
    vi.stubGlobal('opener', opener)
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
    const close = vi.spyOn(window, 'close').mockReturnValue()
    expect(closeOwnWindow()).toBe(closes)
    expect(close).toHaveBeenCalledTimes(closes ? 1 : 0)
  })
})
