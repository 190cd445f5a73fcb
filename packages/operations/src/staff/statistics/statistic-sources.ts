import { Prisma } from '@hygiene/db/generated/client'
import { REACHED_IN_PERSON, REACHED_ONLINE } from '../../platform/records/reached-stage.ts'
import { REFUNDED_AT } from '../../platform/records/refunded-at.ts'

const dayOf = (at: Prisma.Sql) => Prisma.sql`(${at} AT TIME ZONE 'Asia/Seoul')::date`
const within = (at: Prisma.Sql, from: Date, to: Date) => Prisma.sql`${at} >= ${from} AND ${at} < ${to}`

const column = (table: string, name: string) => Prisma.raw(`${table}."${name}"`)
const applied = column('e', 'appliedAt')
const completed = column('e', 'completedAt')
const starts = column('s', 'startsAt')
const written = column('i', 'writtenAt')

const figure = (measure: string, at: Prisma.Sql, dimensions: Prisma.Sql, rest: Prisma.Sql) =>
  Prisma.sql`SELECT ${Prisma.raw(`'${measure}'`)}::text AS "measure", ${dayOf(at)} AS "day", ${dimensions}, ${rest}`

const ONLINE = Prisma.sql`e."courseNo", 0 AS "branchNo", e."sidoCode"::text AS "sidoCode"`
const IN_PERSON = Prisma.sql`e."courseNo", s."branchNo", e."sidoCode"::text AS "sidoCode"`
const NO_SIZE = Prisma.sql`0 AS "size", count(*)::int AS "counted", 0::bigint AS "amount"`
const OF_SESSION = Prisma.sql`
  JOIN "Booking" b ON b."applicationNo" = e."applicationNo" JOIN "InPersonSession" s ON s."sessionNo" = b."sessionNo"`

/** Excludes accounts merged into another one. */
const joined = (from: Date, to: Date) => Prisma.sql`
  ${figure('joined', column('m', 'createdAt'), Prisma.sql`0 AS "courseNo", 0 AS "branchNo", '' AS "sidoCode"`, Prisma.sql`'' AS "part", ${NO_SIZE}`)}
    FROM "Member" m WHERE ${within(column('m', 'createdAt'), from, to)} AND m."mergedIntoNo" IS NULL GROUP BY 2`

const stagesOf = (stages: Readonly<Record<string, Prisma.Sql>>) =>
  Prisma.join(
    Object.entries(stages).map(
      ([stage, isReached]) => Prisma.sql`(${Prisma.raw(`'${stage}'`)}, ${isReached})`,
    ),
  )

/** Counts the stages reached, by day of application; in-person ones also by session size. */
const steps = (from: Date, to: Date) => Prisma.sql`
  ${figure('steps', applied, ONLINE, Prisma.sql`step."part", ${NO_SIZE}`)}
    FROM "OnlineEnrolment" e CROSS JOIN LATERAL (VALUES ${stagesOf(REACHED_ONLINE)}) step ("part", "isReached")
   WHERE ${within(applied, from, to)} AND step."isReached" GROUP BY 2, 3, 5, 6
  UNION ALL
  ${figure('steps', applied, IN_PERSON, Prisma.sql`step."part", s."sessionNo" AS "size", count(*)::int AS "counted", 0::bigint AS "amount"`)}
    FROM "InPersonEnrolment" e ${OF_SESSION}
   CROSS JOIN LATERAL (VALUES ${stagesOf(REACHED_IN_PERSON)}) step ("part", "isReached")
   WHERE ${within(applied, from, to)} AND step."isReached" GROUP BY 2, 3, 4, 5, 6, 7`

/** Counts completions by their day. Excludes revoked ones and counts a certificate with several editions once. */
const completions = (from: Date, to: Date) => Prisma.sql`
  ${figure('completed', completed, ONLINE, Prisma.sql`'' AS "part", ${NO_SIZE}`)}
    FROM "OnlineEnrolment" e WHERE ${within(completed, from, to)} AND e."status" = 'completed' GROUP BY 2, 3, 5
  UNION ALL
  ${figure('completed', completed, IN_PERSON, Prisma.sql`'' AS "part", ${NO_SIZE}`)}
    FROM "InPersonEnrolment" e ${OF_SESSION}
   WHERE ${within(completed, from, to)} AND e."status" = 'completed' GROUP BY 2, 3, 4, 5`

const seats = (from: Date, to: Date) => Prisma.sql`
  ${figure('seats', starts, Prisma.sql`0 AS "courseNo", s."branchNo", v."sidoCode"::text AS "sidoCode"`, Prisma.sql`seat."part", 0 AS "size", sum(seat."counted")::int AS "counted", 0::bigint AS "amount"`)}
    FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo") CROSS JOIN LATERAL (
      SELECT 'offered' AS "part", s."capacity"::bigint AS "counted"
      UNION ALL
      SELECT 'sold', count(*) FROM "Booking" b WHERE b."sessionNo" = s."sessionNo" AND b."seat" = 'sold'
      UNION ALL
      SELECT there."part", count(*)
        FROM "Booking" b CROSS JOIN LATERAL (
          SELECT CASE WHEN bool_or(e."status" IN ('attended', 'completed', 'revoked')) THEN 'attended'
                      WHEN bool_or(e."status" = 'absent') THEN 'absent' END AS "part"
            FROM "InPersonEnrolment" e WHERE e."applicationNo" = b."applicationNo") there
       WHERE b."sessionNo" = s."sessionNo" AND there."part" IS NOT NULL GROUP BY 1
      UNION ALL
      SELECT 'waited', count(DISTINCT w."applicationNo") FROM "WaitingEntry" w WHERE w."sessionNo" = s."sessionNo"
    ) seat ("part", "counted")
   WHERE ${within(starts, from, to)} AND s."status" <> 'cancelled' GROUP BY 2, 4, 5, 6 HAVING sum(seat."counted") > 0`

/** Sums money by our books, as closings do. An order with several licences uses the first one's course and province. */
const money = (from: Date, to: Date) => Prisma.sql`
  ${figure('money', Prisma.sql`moved."at"`, Prisma.sql`COALESCE(c."courseNo", 0) AS "courseNo", COALESCE(s."branchNo", 0) AS "branchNo", COALESCE(c."sidoCode", '')::text AS "sidoCode"`, Prisma.sql`moved."part", moved."paymentType" AS "size", count(*)::int AS "counted", sum(moved."won")::bigint AS "amount"`)}
    FROM (
      SELECT p."applicationNo", p."paymentType", p."paidAt" AS "at", 'received' AS "part", p."amountWon" AS "won"
        FROM "Payment" p WHERE ${within(column('p', 'paidAt'), from, to)}
      UNION ALL
      SELECT p."applicationNo", p."paymentType", ${REFUNDED_AT}, 'refunded', r."amountWon"
        FROM "Refund" r JOIN "Payment" p USING ("paymentNo") WHERE r."status" = 'done' AND ${within(REFUNDED_AT, from, to)}
    ) moved
    LEFT JOIN "Booking" b ON b."applicationNo" = moved."applicationNo"
    LEFT JOIN "InPersonSession" s ON s."sessionNo" = b."sessionNo"
    LEFT JOIN LATERAL (
      (SELECT e."courseNo", e."sidoCode", 1 AS "kind" FROM "OnlineEnrolment" e
        WHERE e."applicationNo" = moved."applicationNo" ORDER BY e."enrolmentNo" LIMIT 1)
      UNION ALL
      (SELECT e."courseNo", e."sidoCode", 2 FROM "InPersonEnrolment" e
        WHERE e."applicationNo" = moved."applicationNo" ORDER BY e."inPersonEnrolmentNo" LIMIT 1)
      ORDER BY "kind" LIMIT 1
    ) c ON true
   GROUP BY 2, 3, 4, 5, 6, 7`

/** Counts inquiries by the day they were written, without merged ones. «answered» is grouped by whole minutes of working time. */
const answers = (from: Date, to: Date) => Prisma.sql`
  ${figure('answers', written, Prisma.sql`0 AS "courseNo", COALESCE(i."passedBranchNo", 0) AS "branchNo", '' AS "sidoCode"`, Prisma.sql`kind."part", kind."size", count(*)::int AS "counted", 0::bigint AS "amount"`)}
    FROM "Inquiry" i LEFT JOIN "InquiryTerm" t USING ("inquiryType") CROSS JOIN LATERAL (VALUES
      ('asked', 0, true),
      ('answered', COALESCE(i."firstAnswerMs", 0) / 60000, i."firstAnswerMs" IS NOT NULL),
      ('late', 0, i."firstAnswerMs" > t."answerMinutes"::bigint * 60000),
      ('open', 0, i."firstAnswerAt" IS NULL AND i."tableState" <> 'done')) kind ("part", "size", "isSo")
   WHERE ${within(written, from, to)} AND i."mergedIntoNo" IS NULL AND kind."isSo" GROUP BY 2, 4, 6, 7`

/** Sums rejected watch time by reason (part) and lecture (size). */
const losses = (from: Date, to: Date) => Prisma.sql`
  SELECT 'losses', l."lostOn", ${ONLINE}, l."lossReason", l."lectureNo", sum(l."records")::int, sum(l."lostMs")::bigint
    FROM "WatchLoss" l JOIN "OnlineEnrolment" e USING ("enrolmentNo")
   WHERE l."lostOn" >= ${dayOf(Prisma.sql`${from}::timestamptz`)} AND l."lostOn" < ${dayOf(Prisma.sql`${to}::timestamptz`)}
   GROUP BY 2, 3, 5, 6, 7`

export const figuresBetween = (from: Date, to: Date): Prisma.Sql =>
  Prisma.join(
    [joined, steps, completions, seats, money, answers, losses].map((source) => source(from, to)),
    ' UNION ALL ',
  )
