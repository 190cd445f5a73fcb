import type { Stage } from './stage.ts'

export interface Play {
  minutes: number
  pause: number
}

export interface Fault {
  name: string
  /** Injects the fault and leaves the service whole. */
  strike: (stage: Stage, play: Play) => Promise<void>
  prepare?: (stage: Stage) => Promise<void>
}
