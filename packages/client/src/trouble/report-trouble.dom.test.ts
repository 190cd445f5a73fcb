import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Broken } from '../refused.ts'
import { startReporting } from './report-trouble.ts'
import { kindOf, placeOf } from './trouble-kind.ts'
import { announceTrouble } from './watch-trouble.ts'

const SAID = '홍길동 01012345678'

describe('the kind of an error', () => {
  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'map')"), 'missing'],
    [new TypeError('x is not a function'), 'type'],
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 'code'],
    [new TypeError('Failed to fetch'), 'network'],
    [new TypeError('Load failed'), 'network'],
    [new Broken(503), 'network'],
    [new DOMException('The operation was aborted.', 'AbortError'), 'aborted'],
    [new DOMException('full', 'QuotaExceededError'), 'storage'],
    [new Error('Minified React error #418'), 'drawing'],
    [new RangeError('too deep'), 'range'],
    [new Error(SAID), 'other'],
  ])('classifies %s as %s', (error, kind) => {
    expect(kindOf(error)).toBe(kind)
  })

  it.each([
    [`Error: ${SAID}\n at f (${location.origin}/assets/Ab12.js:1:204)`, 'Ab12.js:1:204'],
    [`f@${location.origin}/assets/index-Ab12.js:1:204`, 'index-Ab12.js:1:204'],
    [`Error\n at chrome-extension://x/inject.js:1:2`, ''],
    ['', ''],
  ])('names the place of an error in our files: %s', (stack, at) => {
    expect(placeOf(Object.assign(new Error('x'), { stack }), location.origin)).toBe(at)
  })
})

const ours = (line: number) =>
  Object.assign(new TypeError(SAID), {
    stack: `TypeError: ${SAID}\n at ${location.origin}/assets/a.js:1:${line}`,
  })

describe('error reporting', () => {
  const sent: { url: string; init: RequestInit }[] = []
  const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as { errors: unknown[] })

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('PromiseRejectionEvent', class extends Event {})
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return Promise.resolve(new Response('{}'))
    })
    sent.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('reports early and late errors once each, together, five at most, without their words', () => {
    const early = [new ErrorEvent('error', { error: ours(1) }), new ErrorEvent('error', { error: ours(1) })]
    startReporting(
      'staff',
      () => 'members/:no',
      ['error', 'trouble'],
      early,
      () => {},
    )
    announceTrouble(ours(2))
    announceTrouble(new Error('of an extension'))
    for (let line = 3; line < 10; line += 1) announceTrouble(ours(line))
    vi.advanceTimersByTime(2000)
    expect(bodies()).toEqual([
      {
        app: 'staff',
        build: 'unknown',
        route: '/members/:no',
        errors: [1, 2, 3, 4, 5].map((line) => ({ kind: 'type', at: `a.js:1:${line}` })),
      },
    ])
    expect(JSON.stringify(sent)).not.toMatch(/홍길동|01012345678/)
    expect(sent[0]?.init).toMatchObject({ keepalive: true, credentials: 'omit', method: 'POST' })
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(1)
  })

  it('reports the speed of a sampled page once when the person leaves', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.05)
    const take: Record<string, (entries: object[]) => void> = {}
    class Observer {
      static supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift']
      private readonly heard: (list: { getEntries: () => object[] }) => void
      constructor(heard: (list: { getEntries: () => object[] }) => void) {
        this.heard = heard
      }
      observe({ type }: { type: string }) {
        take[type] = (entries) => this.heard({ getEntries: () => entries })
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    startReporting(
      'web',
      () => '/main',
      [],
      [],
      () => {},
    )
    take['largest-contentful-paint']?.([{ startTime: 900 }, { startTime: 2400 }])
    take['event']?.([{ duration: 900 }, { duration: 180, interactionId: 7 }])
    take['layout-shift']?.([
      { value: 0.05, startTime: 100 },
      { value: 0.9, startTime: 150, hadRecentInput: true },
      { value: 0.02, startTime: 500 },
      { value: 0.06, startTime: 3000 },
    ])
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(bodies()).toMatchObject([
      { app: 'web', route: '/main', errors: [], lcp: 2.4, inp: 0.18, cls: 0.07 },
    ])
  })
})
