import { setTimeout as sleep } from 'node:timers/promises'
import { Place } from './locator.ts'
import type { Home, OpenWindow } from './open-window.ts'
import type { Session } from './session.ts'

type Patience = { timeout?: number }
type Until = { waitUntil?: 'load' | 'networkidle' }

const POLL_MS = 100
const KEYS: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }
const NO_PAGE = 'about:blank'

export class Tab extends Place implements OpenWindow {
  #address = NO_PAGE
  #isClosed = false
  hindrance = ''
  readonly clock: Home['clock']
  readonly keyboard = { press: (key: string): Promise<void> => this.#pressKey(key) }

  readonly device: Home
  readonly handle: string

  constructor(device: Home, handle: string) {
    super()
    this.device = device
    this.handle = handle
    this.clock = device.clock
  }

  get session(): Session {
    return this.device.session
  }

  get patienceMs(): number {
    return this.device.patienceMs
  }

  context(): Home {
    return this.device
  }

  url(): string {
    return this.#address
  }

  isClosed(): boolean {
    return this.#isClosed
  }

  alone<Value>(action: () => Promise<Value>): Promise<Value> {
    return this.session.alone(async () => {
      await this.session.turnTo(this.handle)
      const value = await action()
      this.#address = await this.session.send<string>('GET', '/url').catch(() => this.#address)
      return value
    })
  }

  async goto(address: string): Promise<void> {
    const url = address === NO_PAGE ? address : new URL(address, this.device.baseURL).href
    await this.alone(() => this.session.send('POST', '/url', { url }))
    if (
      url !== NO_PAGE &&
      this.device.goBetween.isOffline &&
      !(await this.evaluate(() => document.body.childElementCount))
    )
      throw new Error(`No network for ${url}`)
  }

  async reload({ waitUntil = 'load' }: Until = {}): Promise<void> {
    await this.evaluate('document.documentElement.dataset.before = ""')
    await this.alone(() => this.session.send('POST', '/refresh'))
    await this.until('the page once more', {}, () =>
      this.evaluate(
        () => document.readyState === 'complete' && !('before' in document.documentElement.dataset),
      ),
    )
    if (waitUntil === 'networkidle') await this.waitForLoadState(waitUntil)
  }

  async waitForLoadState(_state: 'networkidle'): Promise<void> {
    do {
      await this.device.goBetween.silence()
      // Waits for rendering: a page that is still rendering answers late and may send further requests.
      await this.evaluate(() => null)
    } while (!this.device.goBetween.isSilent)
  }

  async goBack(): Promise<void> {
    await this.alone(() => this.session.send('POST', '/back'))
  }

  viewportSize(): Home['size'] {
    return this.device.size
  }

  async bringToFront(): Promise<void> {
    await this.alone(async () => undefined)
  }

  evaluate<Value, Given = undefined>(
    what: string | ((given: Given) => Value | Promise<Value>),
    given?: Given,
  ): Promise<Value> {
    const body = typeof what === 'string' ? what : `return (${String(what)})(arguments[0]);`
    return this.alone(() => this.session.run<Value>(body, [given ?? null]))
  }

  async waitForFunction<Given>(
    isSo: (given: Given) => unknown,
    given: Given,
    patience: Patience = {},
  ): Promise<void> {
    await this.until(String(isSo), patience, () => this.evaluate(isSo, given))
  }

  async waitForURL(isThere: (url: URL) => boolean, patience: Patience = {}): Promise<void> {
    await this.until(`the address ${String(isThere)}`, patience, async () => {
      const address = await this.alone(() => this.session.send<string>('GET', '/url'))
      return isThere(new URL(address))
    })
  }

  waitForTimeout(ms: number): Promise<void> {
    return sleep(ms)
  }

  async waitForEvent(event: 'popup' | 'close' | 'download', patience: Patience = {}): Promise<unknown> {
    if (event === 'popup') return this.device.waitForEvent('page', patience)
    if (event === 'download') return this.device.download(patience)
    const isOpen = async () => (await this.session.windows()).includes(this.handle)
    await this.until('its own end', patience, async () => !(await isOpen()))
    this.#isClosed = true
    return this
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.alone(() => this.session.send<string>('GET', '/screenshot')), 'base64')
  }

  async close(): Promise<void> {
    if (this.handle === this.device.firstWindow) await this.goto(NO_PAGE)
    else {
      await this.session.alone(async () => {
        await this.session.turnTo(this.handle)
        await this.session.closeWindow()
      })
    }
    this.#isClosed = true
  }

  async until(what: string, { timeout }: Patience, isSo: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + (timeout ?? this.patienceMs)
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what} at ${this.#address}`)
      await sleep(POLL_MS)
    }
  }

  async #pressKey(key: string): Promise<void> {
    const value = KEYS[key] ?? key
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
    await this.alone(() =>
      this.session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }),
    )
  }
}
