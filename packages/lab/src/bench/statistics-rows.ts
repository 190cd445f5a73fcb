const PROVINCES = '11 12 26 27 28 30 31 36 41 43 44 47 48 50 51 52'
  .split(' ')
  .map((code) => `'${code}00000000'`)
const ONE_OF = `(ARRAY[${PROVINCES.join(', ')}])[1 + "enrolmentNo" % ${PROVINCES.length}]`
const DAYS = 320

export const SPREAD: readonly string[] = [
  `INSERT INTO "Course" ("courseNo", "year", "salesType", "industryType", "onlineType", "name", "hours", "priceWon")
   SELECT 100 + 10 * j + k, 2021 + j, 1 + k % 2, 1 + k / 2, 1, '위생교육', 3, 36000 FROM generate_series(1, 5) j, generate_series(0, 5) k WHERE k <> 1`,
  `INSERT INTO "Lecture" ("lectureNo", "title", "durationSeconds", "mediaKey") SELECT i, i || '강', 3600, 'lecture' || i FROM generate_series(1, 5) i`,
  `UPDATE "OnlineEnrolment" SET "sidoCode" = ${ONE_OF},
          "courseNo" = CASE WHEN "memberNo" % 6 = 1 THEN "courseNo" ELSE 100 + 10 * ("year" - 2021) + "memberNo" % 6 END,
          "appliedAt" = "at", "paidAt" = "at",
          "studiedAt" = CASE WHEN "year" < 2026 OR "memberNo" % 2 = 0 THEN "at" + interval '2 days' END,
          "completedAt" = CASE WHEN "year" < 2026 OR "memberNo" % 2 = 0 THEN "at" + interval '3 days' END,
          "status" = (CASE WHEN "year" < 2026 OR "memberNo" % 2 = 0 THEN 'completed' ELSE 'studying' END)::"EnrolmentStatus"
     FROM (SELECT "enrolmentNo" AS "of", make_timestamptz("year", 1, 3, 3, 0, 0) + "memberNo" % ${DAYS} * interval '1 day' AS "at" FROM "OnlineEnrolment") "spread"
    WHERE "of" = "enrolmentNo"`,
  `INSERT INTO "LectureProgress" ("enrolmentNo", "lectureNo", "creditedMs", "lastProgressAt")
   SELECT "enrolmentNo", i, 100000 * ("enrolmentNo" % 36), now() - ("memberNo" % 45) * interval '1 day' - i * interval '1 hour'
     FROM "OnlineEnrolment", generate_series(1, 5) i WHERE "status" = 'studying' AND i <= 1 + "memberNo" / 2 % 5`,
  `INSERT INTO "WatchLoss" ("enrolmentNo", "lectureNo", "lostOn", "lossReason", "records", "lostMs")
   SELECT "enrolmentNo", 1, "appliedAt"::date + 1, (ARRAY['LEASE_LOST', 'SKIPPED_AHEAD', 'CHECKPOINT_WAITING'])[1 + "memberNo" % 3], 3, 90000
     FROM "OnlineEnrolment" WHERE "status" = 'studying' AND "memberNo" % 4 = 1`,
  `UPDATE "Payment" p SET "createdAt" = e."appliedAt", "paidAt" = e."appliedAt", "paymentType" = 1 + p."paymentNo" % 4
     FROM "OnlineEnrolment" e WHERE e."applicationNo" = p."applicationNo"`,
]
