import type { z } from 'zod'

/** Describes work handed over through the outbox. Jobs carry keys, never snapshots, and may run twice. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly kind: string
  readonly queue: JobQueue
  readonly payload: Payload
}

/** Separates queues by the resource they wait for, so that a slow gateway never delays certificates. */
export type JobQueue = 'documents' | 'payments' | 'seats' | 'messages' | 'exports' | 'imports' | 'videos'
export const JOB_QUEUES: readonly JobQueue[] = [
  'documents',
  'payments',
  'seats',
  'messages',
  'exports',
  'imports',
  'videos',
]

export function job<P extends z.ZodType>(declaration: Job<P>): Job<P> {
  return declaration
}

export type PayloadOf<J extends Job> = z.output<J['payload']>
