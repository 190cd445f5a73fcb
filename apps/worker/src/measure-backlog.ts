import { JOB_QUEUES } from '@hygiene/contracts/kit/job'
import type { QueueBackend } from '@hygiene/gateways/queues'
import { gauge } from '@hygiene/observe'
import { countPlaces } from '@hygiene/operations/platform/message/take-place'
import type { WorkerDeps } from './deps.ts'

type Backlog = { open: number; oldest: number | null }

const ageOf = ({ oldest }: Backlog): number => oldest ?? 0

export function measureBacklog(
  { db, now, config }: Pick<WorkerDeps, 'db' | 'now' | 'config'>,
  queues: QueueBackend,
): void {
  const outbox = async (): Promise<Backlog> => {
    const [row] = await db.$queryRaw<Backlog[]>`
      SELECT count(*)::int AS "open", extract(epoch FROM ${now()} - min(greatest("createdAt", "notBefore")))::float8 AS "oldest"
        FROM "Outbox" WHERE "doneAt" IS NULL AND ("notBefore" IS NULL OR "notBefore" <= ${now()})`
    return row ?? { open: 0, oldest: null }
  }
  gauge({
    name: 'outbox_open',
    help: 'Rows of the outbox that are due and not done',
    read: async () => [{ value: (await outbox()).open }],
  })
  gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest of them',
    read: async () => [{ value: ageOf(await outbox()) }],
  })
  gauge({
    name: 'queue_jobs',
    help: 'Jobs of each queue by state',
    read: async () => {
      const counted = await Promise.all(
        JOB_QUEUES.map(async (queue) => {
          const counts = await queues.queue(queue).getJobCounts('waiting', 'active', 'failed')
          return Object.entries(counts).map(([state, value]) => ({ value, attributes: { queue, state } }))
        }),
      )
      return counted.flat()
    },
  })
  gauge({
    name: 'sms_day_share',
    help: 'Share of the ceiling of text messages that this Seoul day has taken',
    read: async () => [{ value: (await countPlaces(db, now())) / config.SMS_A_DAY }],
  })
  gauge({
    name: 'messages_unsent_oldest_seconds',
    help: 'Age of the oldest text message that was tried and has no answer',
    read: async () => {
      const [row] = await db.$queryRaw<Backlog[]>`
        SELECT count(*)::int AS "open", extract(epoch FROM ${now()} - min("triedAt"))::float8 AS "oldest"
          FROM "Message" WHERE "sentAt" IS NULL AND "failure" IS NULL AND "triedAt" IS NOT NULL`
      return [{ value: row ? ageOf(row) : 0 }]
    },
  })
  gauge({
    name: 'wal_archive_failing',
    help: 'The latest piece of the log of PostgreSQL could not be kept: 1; kept, or none is asked for: 0',
    read: async () => {
      const [row] = await db.$queryRaw<{ isFailing: boolean }[]>`
        SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing"
          FROM pg_stat_archiver`
      return [{ value: row?.isFailing ? 1 : 0 }]
    },
  })
}
