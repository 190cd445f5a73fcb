import type { PrismaClient } from '@hygiene/db/generated/client'

const day = (at: string) => `to_char(${at} AT TIME ZONE 'UTC' + interval '9 hours', 'YYYY-MM-DD')`
const won = '0::bigint'

type Steps = readonly (readonly [step: string, condition: string])[]

const ONLINE_STEPS: Steps = [
  ['applied', 'true'],
  ['paid', 'o."paidAt" IS NOT NULL'],
  [
    'started',
    `o.status::text IN ('studying','studied','surveyed','completed','revoked') OR o."enrolmentNo" IN (SELECT "enrolmentNo" FROM "LectureProgress")`,
  ],
  ['studied', 'o."studiedAt" IS NOT NULL'],
  ['surveyed', 'o."surveyedAt" IS NOT NULL'],
  ['tested', `o."enrolmentNo" IN (SELECT "enrolmentNo" FROM "ExamAttempt" WHERE "submittedAt" IS NOT NULL)`],
  ['completed', `o.status = 'completed'`],
]
const IN_PERSON_STEPS: Steps = [
  ['applied', 'true'],
  ['paid', 'o."paidAt" IS NOT NULL'],
  ['attended', `o.status::text IN ('attended','completed','revoked')`],
  ['completed', `o.status = 'completed'`],
]
const thisOrLater = (steps: Steps, at: number) =>
  `(${steps
    .slice(at)
    .map(([, condition]) => condition)
    .join(' OR ')})`

const FIGURES: Readonly<Record<string, string>> = {
  joined: `SELECT ${day('"createdAt"')} d, 0 c, 0 b, '' s, '' p, 0 z, ${won} w FROM "Member" WHERE "mergedIntoNo" IS NULL`,
  completed: `
    SELECT ${day('"completedAt"')} d, "courseNo" c, 0 b, "sidoCode" s, '' p, 0 z, ${won} w
      FROM "OnlineEnrolment" WHERE status = 'completed'
    UNION ALL
    SELECT ${day('i."completedAt"')}, i."courseNo", (SELECT "branchNo" FROM "InPersonSession" WHERE "sessionNo" =
             (SELECT "sessionNo" FROM "Booking" WHERE "applicationNo" = i."applicationNo")), i."sidoCode", '', 0, 0
      FROM "InPersonEnrolment" i WHERE status = 'completed'`,
  ...Object.fromEntries(
    ONLINE_STEPS.map(([step], at) => [
      `steps online ${step}`,
      `SELECT ${day('o."appliedAt"')} d, o."courseNo" c, 0 b, o."sidoCode" s, '${step}' p, 0 z, ${won} w
         FROM "OnlineEnrolment" o WHERE ${thisOrLater(ONLINE_STEPS, at)}`,
    ]),
  ),
  ...Object.fromEntries(
    IN_PERSON_STEPS.map(([step], at) => [
      `steps inPerson ${step}`,
      `SELECT ${day('o."appliedAt"')} d, o."courseNo" c, x."branchNo" b, o."sidoCode" s, '${step}' p, x."sessionNo" z, ${won} w
         FROM "InPersonEnrolment" o, "InPersonSession" x, "Booking" k
        WHERE x."sessionNo" = k."sessionNo" AND k."applicationNo" = o."applicationNo" AND ${thisOrLater(IN_PERSON_STEPS, at)}`,
    ]),
  ),
  seats: `
    SELECT ${day('x."startsAt"')} d, 0 c, x."branchNo" b, (SELECT "sidoCode" FROM "Venue" v WHERE v."venueNo" = x."venueNo") s, p, 0 z, ${won} w
      FROM "InPersonSession" x, LATERAL (
        SELECT 'offered' p FROM generate_series(1, x.capacity)
        UNION ALL SELECT 'sold' FROM "Booking" k WHERE k."sessionNo" = x."sessionNo" AND k.seat = 'sold'
        UNION ALL SELECT 'attended' FROM "Booking" k WHERE k."sessionNo" = x."sessionNo" AND k."applicationNo" IN
          (SELECT "applicationNo" FROM "InPersonEnrolment" WHERE status::text IN ('attended','completed','revoked'))
        UNION ALL SELECT 'absent' FROM "Booking" k WHERE k."sessionNo" = x."sessionNo" AND k."applicationNo" IN
          (SELECT "applicationNo" FROM "InPersonEnrolment" WHERE status = 'absent') AND k."applicationNo" NOT IN
          (SELECT "applicationNo" FROM "InPersonEnrolment" WHERE status::text IN ('attended','completed','revoked'))
        UNION ALL (SELECT DISTINCT ON (w."applicationNo") 'waited' FROM "WaitingEntry" w WHERE w."sessionNo" = x."sessionNo")) seat
     WHERE x.status::text IN ('open', 'closed')`,
  'money received': `
    SELECT ${day('y."paidAt"')} d, c, b, s, 'received' p, y."paymentType" z, y."amountWon"::bigint w FROM "Payment" y, LATERAL (ORDER_OF) o
     WHERE y."paidAt" IS NOT NULL`,
  'money refunded': `
    SELECT COALESCE(to_char(r."transferredOn", 'YYYY-MM-DD'), ${day('r."doneAt"')}) d, c, b, s, 'refunded' p, y."paymentType" z, r."amountWon"::bigint w
      FROM "Refund" r JOIN "Payment" y ON y."paymentNo" = r."paymentNo", LATERAL (ORDER_OF) o WHERE r.status = 'done'`,
  'answers asked': `SELECT ${day('"writtenAt"')} d, 0 c, COALESCE("passedBranchNo", 0) b, '' s, 'asked' p, 0 z, ${won} w
      FROM "Inquiry" WHERE "mergedIntoNo" IS NULL`,
  'answers answered': `SELECT ${day('"writtenAt"')} d, 0 c, COALESCE("passedBranchNo", 0) b, '' s, 'answered' p,
             floor("firstAnswerMs" / 60000.0)::int z, ${won} w
      FROM "Inquiry" WHERE "mergedIntoNo" IS NULL AND "firstAnswerMs" IS NOT NULL`,
  'answers late': `SELECT ${day('"writtenAt"')} d, 0 c, COALESCE("passedBranchNo", 0) b, '' s, 'late' p, 0 z, ${won} w
      FROM "Inquiry" q WHERE "mergedIntoNo" IS NULL
       AND "firstAnswerMs" / 60000.0 > (SELECT "answerMinutes" FROM "InquiryTerm" t WHERE t."inquiryType" = q."inquiryType")`,
  'answers open': `SELECT ${day('"writtenAt"')} d, 0 c, COALESCE("passedBranchNo", 0) b, '' s, 'open' p, 0 z, ${won} w
      FROM "Inquiry" WHERE "mergedIntoNo" IS NULL AND "firstAnswerAt" IS NULL AND "tableState"::text IN ('open', 'waiting')`,
}

const ORDER_OF = `
  SELECT COALESCE((array_agg(c ORDER BY k, n))[1], 0) c, COALESCE((array_agg(s ORDER BY k, n))[1], '') s,
         COALESCE((SELECT x."branchNo" FROM "Booking" q JOIN "InPersonSession" x ON x."sessionNo" = q."sessionNo"
                    WHERE q."applicationNo" = y."applicationNo"), 0) b
    FROM (SELECT 1 k, "enrolmentNo" n, "courseNo" c, "sidoCode" s FROM "OnlineEnrolment" WHERE "applicationNo" = y."applicationNo"
          UNION ALL
          SELECT 2, "inPersonEnrolmentNo", "courseNo", "sidoCode" FROM "InPersonEnrolment" WHERE "applicationNo" = y."applicationNo") e`

const LOSSES = `
  SELECT concat_ws(' ', 'losses', to_char(l."lostOn", 'YYYY-MM-DD'), o."courseNo", 0, trim(o."sidoCode"), l."lossReason", l."lectureNo",
                   sum(l.records), sum(l."lostMs")) line
    FROM "WatchLoss" l JOIN "OnlineEnrolment" o ON o."enrolmentNo" = l."enrolmentNo"
   GROUP BY l."lostOn", o."courseNo", o."sidoCode", l."lossReason", l."lectureNo"`

export async function recountLines(db: PrismaClient): Promise<string[]> {
  const statements = Object.entries(FIGURES).map(
    ([name, text]) => `
      SELECT concat_ws(' ', '${name.split(' ')[0]}', d, c, b, trim(s), p, z, count(*), sum(w)) line
        FROM (${text.replaceAll('ORDER_OF', ORDER_OF)}) f GROUP BY d, c, b, trim(s), p, z`,
  )
  return linesOf(db, [...statements, LOSSES].join(' UNION ALL '))
}

export async function keptLines(db: PrismaClient): Promise<string[]> {
  return linesOf(
    db,
    `SELECT concat_ws(' ', measure, to_char(day, 'YYYY-MM-DD'), "courseNo", "branchNo", "sidoCode", part, size, counted, amount) line
       FROM "StatisticRow" WHERE measure <> 'stops'`,
  )
}

async function linesOf(db: PrismaClient, statement: string): Promise<string[]> {
  const rows = await db.$queryRawUnsafe<{ line: string }[]>(statement)
  return rows.map(({ line }) => line).toSorted()
}
