import type { WorkerConfig } from './config.ts'
import type { WorkerDeps } from './deps.ts'

export interface Task {
  /** The name under which its failures are logged. */
  name: string
  everySeconds: (config: WorkerConfig) => number
  run: (deps: WorkerDeps) => Promise<unknown>
}

/**
 * Work that happens by the clock; the file is listed because it exports one of these. It only writes rows and outbox
 * entries, so two workers may do it at once.
 */
export function repeatTask(
  name: string,
  everySeconds: Task['everySeconds'],
  run: (deps: WorkerDeps) => Promise<unknown>,
): Task {
  return { name, everySeconds, run }
}
