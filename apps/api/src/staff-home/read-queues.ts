import type { AnswerOf, readHome } from '@hygiene/contracts'
import { sqlList } from '@hygiene/db'
import {
  approvableKinds,
  documentsOf,
  type HomeQueue,
  homeQueues,
  LIVE_IN_PERSON,
  LIVE_ONLINE,
  queueTerm,
  REVIEW_MONTHS,
  slowRefundsBefore,
  type StaffRole,
  staffMay,
} from '@hygiene/domain'
import type { Pool } from 'pg'

type Queue = AnswerOf<typeof readHome>['queues'][number]
type Caller = { role: StaffRole; employeeNo: number }
type Asked = Caller & { scope: readonly number[] | null; now: Date }

const HOUR_MS = 3_600_000
/** Counted so far: a longer queue is as much a matter for today. */
const MOST_COUNTED = 1_000
/** A job that is under way so long has been lost or fails again and again. */
const STUCK_MS = 15 * 60_000

/** Rows of one column «at»: since when each waits. */
const WAITING: Record<HomeQueue, (asked: Asked) => { text: string; values: unknown[] }> = {
  inquiries: () => ({
    text: `SELECT "writtenAt" AS "at" FROM "Inquiry" WHERE "answeredAt" IS NULL`,
    values: [],
  }),
  designations: () => ({
    text: `SELECT f."createdAt" AS "at"
             FROM (SELECT "designationFileNo" FROM "OnlineEnrolment"
                    WHERE "designationFileNo" IS NOT NULL AND "status" IN (${sqlList(LIVE_ONLINE)})
                   UNION ALL
                   SELECT "designationFileNo" FROM "InPersonEnrolment"
                    WHERE "designationFileNo" IS NOT NULL AND "status" IN (${sqlList(LIVE_IN_PERSON)})) d
             JOIN "StoredFile" f ON f."fileNo" = d."designationFileNo"
            WHERE NOT EXISTS (SELECT 1 FROM "DesignationVerdict" v WHERE v."fileNo" = f."fileNo")`,
    values: [],
  }),
  money: ({ now }) => ({
    text: `SELECT coalesce("paidAt", "createdAt") AS "at" FROM "Payment" WHERE "attention" IS NOT NULL
           UNION ALL
           SELECT "sentAt" FROM "Refund" WHERE "status" = 'sent' AND "sentAt" < $1`,
    values: [slowRefundsBefore(now)],
  }),
  attention: ({ scope }) => ({
    text: `SELECT s."endsAt" AS "at" FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
            WHERE b."attention" IS NOT NULL AND ($1::int[] IS NULL OR s."branchNo" = ANY ($1))`,
    values: [scope],
  }),
  documents: ({ role }) => ({
    text: `SELECT "issuedAt" AS "at" FROM (
             SELECT 'certificate' AS "kind", "issuedAt" FROM "Certificate"
              WHERE "failure" IS NOT NULL AND "fileNo" IS NULL AND "status" = 'valid'
             UNION ALL SELECT 'receipt', "issuedAt" FROM "Receipt" WHERE "failure" IS NOT NULL AND "fileNo" IS NULL
             UNION ALL SELECT 'slip', "issuedAt" FROM "EnrolmentSlip" WHERE "failure" IS NOT NULL AND "fileNo" IS NULL
           ) d WHERE "kind" = ANY ($1::text[])`,
    values: [documentsOf(role)],
  }),
  // `relayedAt` moves on at every new offer: a failed job counts from when its work was due.
  jobs: ({ now }) => ({
    text: `SELECT coalesce("notBefore", "createdAt") AS "at" FROM "Outbox"
            WHERE "doneAt" IS NULL AND "relayedAt" IS NOT NULL AND coalesce("notBefore", "createdAt") < $1`,
    values: [new Date(now.getTime() - STUCK_MS)],
  }),
  approvals: ({ employeeNo, role, now }) => ({
    text: `SELECT "askedAt" AS "at" FROM "Approval"
            WHERE "status" = 'pending' AND "endsAt" > $1 AND "makerNo" <> $2 AND NOT $2 = ANY ("barredNos")
              AND "kind" = ANY ($3::text[])`,
    values: [now, employeeNo, approvableKinds(role)],
  }),
  // From the day the review was due: `reviewDueAt` of the domain, in SQL.
  reviews: ({ now }) => ({
    text: `SELECT due."at" FROM "Employee" e, LATERAL (
             SELECT ((greatest(e."createdAt",
                        (SELECT max("grantedAt") FROM "RoleGrant" g WHERE g."employeeNo" = e."employeeNo"),
                        (SELECT max("reviewedAt") FROM "RoleReview" r WHERE r."employeeNo" = e."employeeNo"))
                      AT TIME ZONE 'Asia/Seoul')::date + interval '${REVIEW_MONTHS} months') AT TIME ZONE 'Asia/Seoul' AS "at") due
            WHERE e."disabledAt" IS NULL AND due."at" <= $1`,
    values: [now],
  }),
}

/** The queues the caller's role works at, side by side; each reads an index of what waits and nothing else. */
export async function readQueues(
  pool: Pool,
  caller: Caller,
  scope: readonly number[] | null,
  now: Date,
): Promise<Queue[]> {
  const own = homeQueues.filter((name) => staffMay(caller.role, queueTerm[name].permission))
  return Promise.all(own.map((name) => readQueue(pool, name, { ...caller, scope, now })))
}

async function readQueue(pool: Pool, name: HomeQueue, asked: Asked): Promise<Queue> {
  const { text, values } = WAITING[name](asked)
  const termMs = queueTerm[name].hours * HOUR_MS
  const late = new Date(asked.now.getTime() - termMs)
  const { rows } = await pool.query<{ count: number; oldestAt: Date | null; past: number }>({
    name: `home-${name}`,
    text: `SELECT count(*)::int AS "count", min("at") AS "oldestAt",
                  (count(*) FILTER (WHERE "at" < $${values.length + 1}))::int AS "past"
             FROM (SELECT "at" FROM (${text}) w LIMIT ${MOST_COUNTED}) q`,
    values: [...values, late],
  })
  const { count = 0, past = 0, oldestAt = null } = rows[0] ?? {}
  const dueAt = oldestAt && new Date(oldestAt.getTime() + termMs).toISOString()
  return { name, count, past, oldestAt: oldestAt?.toISOString() ?? null, dueAt }
}
