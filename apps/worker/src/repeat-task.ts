import type { WorkerConfig } from './config.ts'
import type { WorkerDeps } from './deps.ts'

export interface Task {
  name: string
  everySeconds: (config: WorkerConfig) => number
  run: (deps: WorkerDeps) => Promise<unknown>
}

/** Defines work on a schedule. It only writes rows and outbox entries, so that two workers may run it at once. */
export function repeatTask(
  name: string,
  everySeconds: Task['everySeconds'],
  run: (deps: WorkerDeps) => Promise<unknown>,
): Task {
  return { name, everySeconds, run }
}
