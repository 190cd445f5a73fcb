import type { Stage } from './stage.ts'

export interface Fault {
  name: string
  /** Hurts the service for a while and leaves it whole. `minutes`: how long a fault lasts that is played for its length. */
  strike: (stage: Stage, minutes: number) => Promise<void>
  /** Done before there is load. */
  prepare?: (stage: Stage) => Promise<void>
}
