import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readHome } from '@hygiene/contracts/staff/home/read-home'
import { sqlList } from '@hygiene/db/sql-list'
import { approvableKinds } from '@hygiene/domain/staff/approval/approval'
import { documentsOf } from '@hygiene/domain/platform/job/job-kinds'
import { type HomeQueue, homeQueues, queueTerm } from '@hygiene/domain/staff/home/home-queues'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { readsAllInquiries } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { REVIEW_MONTHS } from '@hygiene/domain/staff/permission/role-review'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { slowRefundsBefore } from '@hygiene/domain/money/reconciliation/payment-exception'
import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { Pool } from 'pg'

type Queue = AnswerOf<typeof readHome>['queues'][number]
type Caller = { role: StaffRole; employeeNo: number }
type Asked = Caller & { scope: readonly number[] | null; now: Date }

/** Limits the count: a longer queue is equally urgent. */
const MOST_COUNTED = 1_000
/** Treats a job that has run this long as lost or repeatedly failing. */
const STUCK_MS = 15 * 60_000

/** Selects rows with «at», since when each waits, and «due» if they have a deadline. */
const WAITING: Record<HomeQueue, (asked: Asked) => { text: string; values: unknown[] }> = {
  inquiries: ({ role, scope }) => ({
    text: `SELECT "writtenAt" AS "at", "dueAt" AS "due" FROM "Inquiry"
            WHERE "tableState" = 'open' AND (($1 AND "passedTo" IS NULL)
               OR ("passedTo" = $2::"StaffRole" AND ($3::int[] IS NULL OR "passedBranchNo" = ANY ($3))))`,
    values: [readsAllInquiries(role), role, scope],
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
  licences: ({ now }) => ({
    text: `SELECT c."madeAt" AS "at" FROM "LicenceCheck" c
             LEFT JOIN "OnlineEnrolment" o USING ("enrolmentNo") LEFT JOIN "InPersonEnrolment" h USING ("inPersonEnrolmentNo")
            WHERE c."outcome" IS NULL AND ('completed' IN (o."status"::text, h."status"::text)
               OR (o."status" IN (${sqlList(LIVE_ONLINE)}) AND o."year" >= $1) OR h."status" IN (${sqlList(LIVE_IN_PERSON)}))`,
    values: [seoulYear(now)],
  }),
  money: ({ now }) => ({
    text: `SELECT coalesce("paidAt", "createdAt") AS "at" FROM "Payment" WHERE "exceptionText" IS NOT NULL
           UNION ALL
           SELECT "sentAt" FROM "Refund" WHERE "status" = 'sent' AND "sentAt" < $1
           UNION ALL
           SELECT "firstSeenAt" FROM "ReconciliationException" WHERE "paymentNo" IS NULL AND "closedAt" IS NULL`,
    values: [slowRefundsBefore(now)],
  }),
  bookingExceptions: ({ scope }) => ({
    text: `SELECT s."endsAt" AS "at" FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
            WHERE b."exceptionText" IS NOT NULL AND ($1::int[] IS NULL OR s."branchNo" = ANY ($1))`,
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
  // `relayedAt` changes with every attempt, so a failed job counts from when it was due.
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
  reviews: ({ now }) => ({
    text: `SELECT due."at" FROM "Employee" e, LATERAL (
             SELECT ((greatest(e."createdAt",
                        (SELECT max("grantedAt") FROM "RoleGrant" g WHERE g."employeeNo" = e."employeeNo"),
                        (SELECT max("reviewedAt") FROM "RoleReview" r WHERE r."employeeNo" = e."employeeNo"))
                      AT TIME ZONE 'Asia/Seoul')::date + interval '${REVIEW_MONTHS} months') AT TIME ZONE 'Asia/Seoul' AS "at") due
            WHERE e."disabledAt" IS NULL AND due."at" <= $1`,
    values: [now],
  }),
  exports: ({ employeeNo, now }) => ({
    text: `SELECT "madeAt" AS "at" FROM "StaffExport" WHERE "employeeNo" = $1 AND "status" = 'ready' AND "endsAt" > $2`,
    values: [employeeNo, now],
  }),
  figures: () => ({
    text: `SELECT "checkedAt" AS "at" FROM "StatisticCheck"
            WHERE "checkNo" = (SELECT max("checkNo") FROM "StatisticCheck") AND cardinality("differing") > 0`,
    values: [],
  }),
}

/** Reads the queues of the caller's role in parallel; each reads only an index of waiting rows. */
export async function readQueues(
  pool: Pool,
  caller: Caller,
  scope: readonly number[] | null,
  now: Date,
): Promise<Queue[]> {
  const own = homeQueues.filter((name) => staffMay(caller.role, queueTerm[name].permission))
  return Promise.all(own.map((name) => readQueue(pool, name, { ...caller, scope, now })))
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null

async function readQueue(pool: Pool, name: HomeQueue, asked: Asked): Promise<Queue> {
  const { text, values } = WAITING[name](asked)
  const due = name === 'inquiries' ? '"due"' : `"at" + interval '${queueTerm[name].hours} hours'`
  const { rows } = await pool.query<{
    count: number
    oldestAt: Date | null
    dueAt: Date | null
    past: number
  }>({
    name: `home-${name}`,
    text: `SELECT count(*)::int AS "count", min("at") AS "oldestAt", min("due") AS "dueAt",
                  (count(*) FILTER (WHERE "due" < $${values.length + 1}))::int AS "past"
             FROM (SELECT "at", ${due} AS "due" FROM (${text}) w LIMIT ${MOST_COUNTED}) q`,
    values: [...values, asked.now],
  })
  const { count = 0, past = 0, oldestAt = null, dueAt = null } = rows[0] ?? {}
  return { name, count, past, oldestAt: isoOf(oldestAt), dueAt: isoOf(dueAt) }
}
