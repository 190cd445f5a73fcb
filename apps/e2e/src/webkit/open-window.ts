import type { DeviceClock } from './device-clock.ts'
import type { GoBetween } from './go-between.ts'
import type { Session } from './session.ts'

/** A window as those see it who look for elements in it. */
export interface OpenWindow {
  readonly session: Session
  readonly patienceMs: number
  /** Why the last press was not made, for the failure of a journey. */
  hindrance: string
  url(): string
  /** Turns to this window for a few commands that belong together. */
  alone<Value>(action: () => Promise<Value>): Promise<Value>
}

/** A device as its windows see it. */
export interface Home {
  readonly session: Session
  readonly goBetween: GoBetween
  readonly clock: DeviceClock
  readonly patienceMs: number
  readonly baseURL: string
  readonly size: { width: number; height: number }
  /** A session ends with its last window: the first one stays. */
  readonly firstWindow: string
  waitForEvent(event: 'page', patience: { timeout?: number }): Promise<unknown>
  download(patience: { timeout?: number }): Promise<unknown>
}
