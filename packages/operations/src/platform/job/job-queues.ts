import type { JobQueue } from '@hygiene/contracts/kit/job'

/** A job as its queue keeps it. */
interface QueuedJob {
  id: string
  kind: string
  hasFailed: boolean
}

/** What acts on jobs need of the queues, whichever back end holds them. */
export interface JobQueues {
  find: (queue: JobQueue, id: string) => Promise<QueuedJob | null>
  /** Puts a failed job back, atomically: of several callers one hears true. */
  putBack: (queue: JobQueue, id: string) => Promise<boolean>
}
