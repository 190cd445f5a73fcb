import { setTimeout as sleep } from 'node:timers/promises'
import { hasFakeTime } from './clocks.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

const WHILE_MS = 6_000

/** Lets jobs fail during the step too, so that the wrong clock schedules their retries. */
async function stepBy(stage: Stage, who: 'api' | 'worker' | 'postgres', days: number): Promise<void> {
  if (!hasFakeTime()) throw new Error('libfaketime is not installed (package faketime)')
  const { clock } = stage[who]
  clock.step(days)
  await sleep(WHILE_MS / 3)
  await stage.sandbox.control('/faults', { service: 'payment', httpStatus: 500 })
  await sleep(WHILE_MS / 3)
  await stage.sandbox.control('/faults/reset')
  await sleep(WHILE_MS / 3)
  clock.step(0)
  // Waits, because the programs read their clock's file once a second.
  await sleep(1_500)
}

const PROGRAMS = { api: "API's clock", worker: "worker's clock", postgres: "PostgreSQL's clock" } as const

export const CLOCK_FAULTS: readonly Fault[] = (['api', 'worker', 'postgres'] as const).flatMap((who) =>
  [1, -1].map((days) => ({
    name: `${PROGRAMS[who]} a day ${days > 0 ? 'ahead' : 'behind'}`,
    strike: (stage: Stage) => stepBy(stage, who, days),
  })),
)
