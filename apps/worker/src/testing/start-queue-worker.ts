import { type QueuePeople, queuePeople } from '@hygiene/testing/scenarios/queue-scenario'
import type { WorkerDeps } from '../deps.ts'
import { startTestWorker, type TestWorker } from './start-test-worker.ts'

export interface QueueWorker extends TestWorker, QueuePeople<object> {
  at: (now: Date) => WorkerDeps
}

export async function startQueueWorker(): Promise<QueueWorker> {
  const worker = await startTestWorker({ PUBLIC_URL: 'https://edu.example.or.kr' })
  const people = queuePeople(worker.database.db, async () => ({}))
  return { ...worker, ...people, at: (now) => ({ ...worker.deps, now: () => now }) }
}
