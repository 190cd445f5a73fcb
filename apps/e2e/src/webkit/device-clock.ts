import type { GoBetween } from './go-between.ts'
import { CLOCK } from './injected.ts'
import type { Session } from './session.ts'

interface Timed {
  readonly session: Session
  readonly goBetween: GoBetween
  pages(): { readonly handle: string; evaluate(script: string): Promise<unknown> }[]
}

function milliseconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

export class DeviceClock {
  readonly #device: Timed

  constructor(device: Timed) {
    this.#device = device
  }

  async install(): Promise<void> {
    const now = Date.now()
    this.#device.goBetween.first += `${CLOCK}window.__pwClock.controller.log('install', ${now}, ${now});`
  }

  async fastForward(time: string): Promise<void> {
    const ms = milliseconds(time)
    this.#device.goBetween.first += `window.__pwClock.controller.log('fastForward', ${Date.now()}, ${ms});`
    const open = new Set(await this.#device.session.windows())
    const pages = this.#device.pages().filter(({ handle }) => open.has(handle))
    await Promise.all(
      pages.map((page) => page.evaluate(`return window.__pwClock?.controller.fastForward(${ms})`)),
    )
  }
}
