import { setTimeout as sleep } from 'node:timers/promises'
import { type Aim, find, hit, inElement, inPage, isIn, type State } from './aim.ts'
import type { OpenWindow } from './open-window.ts'
import { byLabel, byRole, byText, has, hasText, type Role } from './selectors.ts'

type Text = string | RegExp
type Patience = { timeout?: number }
type Exactly = { exact?: boolean }

const POLL_MS = 80

const isChecked = (element: Element): boolean => (element as HTMLInputElement).checked

export class Place {
  readonly #tab: OpenWindow | undefined
  readonly frames: readonly string[]
  readonly selector: string

  constructor(tab?: OpenWindow, frames: readonly string[] = [], selector = '') {
    this.#tab = tab
    this.frames = frames
    this.selector = selector
  }

  get tab(): OpenWindow {
    return this.#tab ?? (this as unknown as OpenWindow)
  }

  locator(selector: string): Locator {
    const whole = this.selector ? `${this.selector} >> ${selector}` : selector
    return new Locator(this.tab, this.frames, whole)
  }

  getByRole(role: string, wanted?: Role): Locator {
    return this.locator(byRole(role, wanted))
  }

  getByText(wording: Text, how?: Exactly): Locator {
    return this.locator(byText(wording, how))
  }

  getByLabel(wording: Text, how?: Exactly): Locator {
    return this.locator(byLabel(wording, how))
  }

  frameLocator(selector: string): Place {
    return new Place(this.tab, [...this.frames, selector])
  }
}

export class Locator extends Place {
  page(): OpenWindow {
    return this.tab
  }

  filter({ has: inside, hasText: wording }: { has?: Locator; hasText?: Text }): Locator {
    const found = wording === undefined ? this : this.locator(hasText(wording))
    return inside ? found.locator(has(inside.selector)) : found
  }

  first(): Locator {
    return this.locator('nth=0')
  }

  last(): Locator {
    return this.locator('nth=-1')
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_none, place) => this.locator(`nth=${place}`))
  }

  async count(): Promise<number> {
    return inPage(this.#aim, (search, selector) => search.all(selector).length)
  }

  isVisible(): Promise<boolean> {
    return isIn(this.#aim, 'visible')
  }

  async waitFor({ state = 'visible', timeout }: { state?: State } & Patience = {}): Promise<void> {
    await this.#insist(`to be ${state}`, timeout, () => isIn(this.#aim, state))
  }

  async click({ position, timeout }: { position?: { x: number; y: number } } & Patience = {}): Promise<void> {
    await this.#insist('to be pressed', timeout, () => hit(this.#aim, position))
  }

  async check(): Promise<void> {
    if (await this.evaluate(isChecked)) return
    await this.click()
    await this.#insist('to be checked', undefined, () => this.evaluate(isChecked))
  }

  async fill(wording: string): Promise<void> {
    await this.#insist('to be filled', undefined, () =>
      inElement(
        this.#aim,
        async (search, element, text) => {
          const missing = await search.checkElementStates(element, ['visible', 'enabled', 'editable'], true)
          if (missing) return false
          search.fill(element, text)
          return text === ''
            ? document.execCommand('delete')
            : document.execCommand('insertText', false, text)
        },
        wording,
      ),
    )
  }

  async selectOption({ label }: { label: string }): Promise<void> {
    await this.#insist(`to offer «${label}»`, undefined, () =>
      inElement(
        this.#aim,
        (search, element, wanted) => Array.isArray(search.selectOptions(element, [{ label: wanted }])),
        label,
      ),
    )
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => (element as HTMLElement).innerText)
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value)
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => element.getBoundingClientRect().toJSON())
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, wanted) => element.getAttribute(wanted), name)
  }

  async evaluate<Value, Given = undefined>(
    of: (element: Element, given: Given) => Value | Promise<Value>,
    given?: Given,
  ): Promise<Value> {
    let found: { value: Value } | null = null
    await this.#insist('to be there', undefined, async () => {
      found = await find(this.#aim, of, given)
      return found !== null
    })
    return (found as unknown as { value: Value }).value
  }

  get #aim(): Aim {
    return { tab: this.tab, frames: this.frames, selector: this.selector }
  }

  async #insist(what: string, timeout: number | undefined, tryOnce: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + (timeout ?? this.tab.patienceMs)
    while (!(await tryOnce())) {
      if (Date.now() > until)
        throw new Error(
          `Waited in vain for ${this.selector} ${what} at ${this.tab.url()}: ${this.tab.hindrance}`,
        )
      await sleep(POLL_MS)
    }
  }
}
