import { gauge } from '@hygiene/observe'
import { skippedShare } from '@hygiene/operations/platform/licence-register/skipped-share'
import { seatsAhead } from '@hygiene/operations/in-person/seat/seats-ahead'
import type { WorkerDeps } from './deps.ts'

/** The days ahead that people ask for: this week, this month, the season. */
const DAYS_AHEAD = [7, 30, 90]

type Refunds = { state: string; open: number; oldest: number }

/** What the association sells and owes: seats left, money to look at, refunds under way. */
export function measureEducation({ db, now }: Pick<WorkerDeps, 'db' | 'now'>): void {
  const seats = async (of: 'left' | 'full') =>
    (await seatsAhead(db, DAYS_AHEAD, now())).map(({ days, [of]: value }) => ({
      value,
      attributes: { within: `${days} days` },
    }))
  const refunds = () => db.$queryRaw<Refunds[]>`
    SELECT "status"::text AS "state", count(*)::int AS "open",
           extract(epoch FROM ${now()} - min("requestedAt"))::float8 AS "oldest"
      FROM "Refund" WHERE "status" <> 'done' GROUP BY "status"`
  gauge({
    name: 'seats_left',
    help: 'Free seats of open sessions that begin within so many days',
    read: () => seats('left'),
  })
  gauge({
    name: 'licence_rows_skipped_share',
    help: 'Share of the rows of the business register that the last reading skipped, in the worst trade',
    read: async () => [{ value: await skippedShare(db) }],
  })
  gauge({ name: 'sessions_full', help: 'Those of them without a free seat', read: () => seats('full') })
  gauge({
    name: 'payments_with_exception',
    help: 'Payments that staff have to look at',
    read: async () => [{ value: await db.payment.count({ where: { exceptionText: { not: null } } }) }],
  })
  gauge({
    name: 'refunds_open',
    help: 'Refunds that are not done, by state',
    read: async () => (await refunds()).map(({ state, open }) => ({ value: open, attributes: { state } })),
  })
  gauge({
    name: 'refunds_open_oldest_seconds',
    help: 'Age of the oldest refund that is under way',
    read: async () => {
      const inProgress = (await refunds()).filter(({ state }) => state !== 'failed')
      return [{ value: Math.max(0, ...inProgress.map(({ oldest }) => oldest)) }]
    },
  })
}
