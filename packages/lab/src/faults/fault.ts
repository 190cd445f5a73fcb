import type { Stage } from './stage.ts'

export interface Play {
  minutes: number
  pause: number
}

export interface Fault {
  name: string
  strike: (stage: Stage, play: Play) => Promise<void>
  prepare?: (stage: Stage) => Promise<void>
}
