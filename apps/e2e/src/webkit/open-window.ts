import type { DeviceClock } from './device-clock.ts'
import type { GoBetween } from './go-between.ts'
import type { Session } from './session.ts'

export interface OpenWindow {
  readonly session: Session
  readonly patienceMs: number
  hindrance: string
  url(): string
  alone<Value>(action: () => Promise<Value>): Promise<Value>
}

export interface Home {
  readonly session: Session
  readonly goBetween: GoBetween
  readonly clock: DeviceClock
  readonly patienceMs: number
  readonly baseURL: string
  readonly size: { width: number; height: number }
  /** Keeps the first window, because a session ends with its last one. */
  readonly firstWindow: string
  waitForEvent(event: 'page', patience: { timeout?: number }): Promise<unknown>
  download(patience: { timeout?: number }): Promise<unknown>
}
