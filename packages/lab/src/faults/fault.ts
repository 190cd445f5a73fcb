import type { Stage } from './stage.ts'

/** How it is played. */
export interface Play {
  /** How long a fault lasts that is played for its length. */
  minutes: number
  /** Everyone waits so many times as long between two acts. */
  pause: number
}

export interface Fault {
  name: string
  /** Hurts the service for a while and leaves it whole. */
  strike: (stage: Stage, play: Play) => Promise<void>
  /** Done before there is load. */
  prepare?: (stage: Stage) => Promise<void>
}
