const PEOPLE = `generate_series(1, $1::int) i`

export const GROW: readonly { text: string; counts: boolean }[] = [
  {
    counts: false,
    text: `INSERT INTO "Course" ("year", "salesType", "industryType", "onlineType", "name", "hours", "priceWon", "questionCount", "passScore")
           VALUES (2026, 2, 1, 1, 'course', 3, 36000, 20, 60)`,
  },
  {
    counts: false,
    text: `INSERT INTO "Lecture" ("title", "durationSeconds", "mediaKey", "summary") SELECT 'lecture', 2700, 'lecture' || i, '' FROM generate_series(1, 4) i`,
  },
  {
    counts: false,
    text: `INSERT INTO "CourseLecture" ("courseNo", "lectureNo", "position") SELECT 1, i, i FROM generate_series(1, 4) i`,
  },
  { counts: false, text: `UPDATE "Course" SET "startsAt" = '2025-12-01' WHERE "courseNo" = 1` },
  {
    counts: true,
    text: `INSERT INTO "Member" ("userId", "passwordHash", "name", "birth", "phone") SELECT 'person' || i, '', '김영자', '19600312', '01012345678' FROM ${PEOPLE}`,
  },
  { counts: true, text: `INSERT INTO "Application" ("memberNo") SELECT i FROM ${PEOPLE}` },
  {
    counts: true,
    text: `INSERT INTO "OnlineEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status", "licenceKey", "licenceNo",
             "businessName", "representative", "sidoCode", "address", "positionType", "userName", "birth", "phone", "priceWon", "appliedAt")
           SELECT i, i, 1, 2026, 2, 1, 'studying', '2019' || i, '2019' || i, '한마음 식당', '김영자', '4100000000', '경기도', 1, '김영자', '19600312', '01012345678', 36000, now()
             FROM ${PEOPLE}`,
  },
  {
    counts: true,
    text: `INSERT INTO "Payment" ("paymentId", "applicationNo", "memberNo", "paymentType", "orderName", "amountWon", "status", "createdAt")
           SELECT 'payment' || i, i, i, 1, 'course', 36000, 'paid', now() FROM ${PEOPLE}`,
  },
  {
    counts: true,
    text: `INSERT INTO "LectureProgress" ("enrolmentNo", "lectureNo") SELECT i, j FROM ${PEOPLE}, generate_series(1, 4) j`,
  },
]

export const ASKED: readonly { what: string; text: string }[] = [
  {
    what: 'a progress record',
    text: `UPDATE "LectureProgress" SET "lastSequence" = "lastSequence" + 1 WHERE "enrolmentNo" = $1 AND "lectureNo" = 2`,
  },
  {
    what: 'the enrolments of a person',
    text: `SELECT * FROM "OnlineEnrolment" WHERE "memberNo" = $1 ORDER BY "appliedAt" DESC LIMIT 10`,
  },
  {
    what: 'the enrolments of an application (paying, refunding)',
    text: `SELECT * FROM "OnlineEnrolment" WHERE "applicationNo" = $1`,
  },
  {
    what: 'the records eligibility asks for',
    text: `SELECT * FROM "OnlineEnrolment" WHERE "year" = 2026 AND ("licenceKey" = '2019' || $1::int OR "memberNo" = $1::int)`,
  },
  {
    what: 'orders the gateway is asked about (every minute)',
    text: `WITH "watched" AS (
             SELECT "paymentNo" FROM "Payment" WHERE $1::int > 0 AND "status" IN ('ready', 'virtualAccountIssued')
             UNION SELECT "paymentNo" FROM "Payment"
              WHERE "status" IN ('failed', 'cancelled') AND "paidAt" IS NULL AND "createdAt" > now() - interval '7 days'
             UNION SELECT "paymentNo" FROM "Refund" WHERE "status" = 'sent')
           SELECT "paymentNo" FROM "watched" JOIN "Payment" USING ("paymentNo") ORDER BY "checkedAt" NULLS FIRST LIMIT 200`,
  },
]
