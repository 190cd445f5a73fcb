import type { Job, PayloadOf } from '@hygiene/contracts/kit/job'
import type { WorkerDeps } from './deps.ts'

export interface Handler {
  job: Job
  run: (deps: WorkerDeps, payload: unknown) => Promise<void>
  /** Runs after the last attempt, so that the waiting person sees a message. */
  giveUp?: (deps: WorkerDeps, payload: unknown) => Promise<void>
}

/** Binds a kind of job to its handler. The handler must tolerate a repeated run. */
export function handleJob<J extends Job>(
  job: J,
  run: (deps: WorkerDeps, payload: PayloadOf<J>) => Promise<void>,
  giveUp?: (deps: WorkerDeps, payload: PayloadOf<J>) => Promise<void>,
): Handler {
  const parsed = (payload: unknown) => job.payload.parse(payload) as PayloadOf<J>
  return {
    job,
    run: (deps, payload) => run(deps, parsed(payload)),
    ...(giveUp && { giveUp: (deps: WorkerDeps, payload: unknown) => giveUp(deps, parsed(payload)) }),
  }
}
