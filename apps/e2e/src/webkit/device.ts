import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions } from 'playwright-core'
import { DeviceClock } from './device-clock.ts'
import { GoBetween, type PageError } from './go-between.ts'
import type { Home } from './open-window.ts'
import type { Session } from './session.ts'
import { type StartedSession, startSession } from './start-session.ts'
import { Tab } from './tab.ts'

type Size = { width: number; height: number }
type Patience = { timeout?: number }
type Listeners = { weberror: (thrown: unknown) => void; console: (line: unknown) => void }

const POLL_MS = 100

export class Device implements Home {
  patienceMs = 30_000
  readonly clock = new DeviceClock(this)
  readonly #tabs = new Map<string, Tab>()

  readonly baseURL: string
  readonly size: Size
  readonly session: Session
  readonly goBetween: GoBetween
  readonly #started: StartedSession

  private constructor(baseURL: string, size: Size, goBetween: GoBetween, started: StartedSession) {
    this.baseURL = baseURL
    this.size = size
    this.goBetween = goBetween
    this.session = started.session
    this.#started = started
  }

  static async open({ baseURL = '', viewport, userAgent }: BrowserContextOptions): Promise<Device> {
    const goBetween = new GoBetween()
    const proxy = await goBetween.open()
    const size = viewport ?? { width: 1280, height: 900 }
    return new Device(baseURL, size, goBetween, await startSession({ proxy, ...size, userAgent }))
  }

  async addInitScript(script: () => void): Promise<void> {
    this.goBetween.first += `(${String(script)})();`
  }

  setDefaultTimeout(ms: number): void {
    this.patienceMs = ms
  }

  get firstWindow(): string {
    return this.#started.firstWindow
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.goBetween.setOffline(isOffline)
  }

  /** Reuses the browser's first window while no page is in it: only this window has exactly the size of the device. */
  async newPage(): Promise<Tab> {
    const first = this.#tabs.get(this.firstWindow)
    if (!first || first.isClosed()) return this.#tabOf(this.firstWindow)
    const { handle } = await first.alone(() =>
      this.session.send<{ handle: string }>('POST', '/window/new', { type: 'window' }),
    )
    return this.#tabOf(handle)
  }

  pages(): Tab[] {
    return [...this.#tabs.values()].filter((tab) => !tab.isClosed())
  }

  async waitForEvent(_event: 'page', { timeout }: Patience = {}): Promise<Tab> {
    const until = Date.now() + (timeout ?? this.patienceMs)
    const known = new Set([this.firstWindow, ...this.#tabs.keys()])
    for (;;) {
      const opened = (await this.session.windows()).find((handle) => !known.has(handle))
      if (opened !== undefined) return this.#tabOf(opened)
      if (Date.now() > until) throw new Error('No window was opened')
      await sleep(POLL_MS)
    }
  }

  async download({
    timeout,
  }: Patience = {}): Promise<{ suggestedFilename(): string; path(): Promise<string> }> {
    const until = Date.now() + (timeout ?? this.patienceMs)
    const known = new Set(readdirSync(this.#started.downloads))
    for (;;) {
      const saved = readdirSync(this.#started.downloads).find(
        (name) => !known.has(name) && !name.endsWith('.wkdownload'),
      )
      if (saved !== undefined) {
        return { suggestedFilename: () => saved, path: async () => join(this.#started.downloads, saved) }
      }
      if (Date.now() > until) throw new Error('No file was saved')
      await sleep(POLL_MS)
    }
  }

  on<Event extends keyof Listeners>(event: Event, listener: Listeners[Event]): void {
    const before = this.goBetween.onError
    this.goBetween.onError = (error: PageError) => {
      before(error)
      if (event === 'weberror' && error.kind === 'error') listener({ error: () => new Error(error.text) })
      if (event === 'console' && error.kind === 'console')
        listener({ type: () => 'error', text: () => error.text })
    }
  }

  async close(): Promise<void> {
    await this.#started.stop()
    this.goBetween.close()
  }

  #tabOf(handle: string): Tab {
    const tab = new Tab(this, handle)
    this.#tabs.set(handle, tab)
    return tab
  }
}
