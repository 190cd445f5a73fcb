/** One prepared statement a job: the least a durable answer costs. */
export const SELECT_NOTICES = {
  name: 'notices',
  text: `SELECT p."postNo", v."title", p."isImportant", p."publishedOn"::text AS "regDate"
           FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
          WHERE p."boardType" = 2 ORDER BY p."publishedOn" DESC, p."postNo" DESC LIMIT 10`,
}

export const SELECT_SESSION = {
  name: 'session',
  text: `SELECT s."loginNo", s."memberNo", s."extendedAt", m."name"
           FROM "Login" s JOIN "Member" m USING ("memberNo") WHERE s."memberNo" = $1 AND s."endedAt" IS NULL`,
}

export const SELECT_ENROLMENTS = {
  name: 'enrolments',
  text: `SELECT e."enrolmentNo", e."applicationNo", e."status"::text, c."name", e."year", e."salesType", e."industryType",
                e."businessName", e."licenceNo", e."priceWon", e."appliedAt", e."paidAt", e."completedAt", e."printedAt",
                p."paymentNo", p."accountExpiresAt"
           FROM "OnlineEnrolment" e JOIN "Course" c USING ("courseNo")
           LEFT JOIN "Payment" p USING ("applicationNo")
          WHERE e."memberNo" = $1 ORDER BY e."appliedAt" DESC, e."enrolmentNo" DESC LIMIT 10`,
}

export const SELECT_STUDY_ROOM = {
  name: 'study-room',
  text: `SELECT e."enrolmentNo", c."name", e."businessName", e."industryType", e."salesType", e."year", e."status"::text,
                count(*)::int AS "lectureCount", count(p."finishedAt")::int AS "finishedCount",
                sum(l."durationSeconds")::int AS "totalSeconds",
                coalesce(sum(p."creditedMs"), 0)::int / 1000 AS "studiedSeconds"
           FROM "OnlineEnrolment" e JOIN "Course" c USING ("courseNo")
           JOIN "CourseLecture" cl USING ("courseNo") JOIN "Lecture" l USING ("lectureNo")
           LEFT JOIN "LectureProgress" p
                  ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = cl."lectureNo"
          WHERE e."memberNo" = $1 GROUP BY e."enrolmentNo", c."name" ORDER BY e."appliedAt" DESC LIMIT 10`,
}

export const UPDATE_PROGRESS = {
  name: 'progress',
  text: `UPDATE "LectureProgress" SET "lastSequence" = $3, "creditedMs" = greatest("creditedMs", $4), "lastProgressAt" = now()
          WHERE "enrolmentNo" = $1 AND "lectureNo" = $2 RETURNING "creditedMs"`,
}

export const UPDATE_PROGRESS_GROUP = {
  name: 'progress-group',
  text: `UPDATE "LectureProgress" p
            SET "lastSequence" = f."sequence", "creditedMs" = greatest(p."creditedMs", f."ms"), "lastProgressAt" = now()
           FROM unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS f ("edu", "class", "sequence", "ms")
          WHERE p."enrolmentNo" = f."edu" AND p."lectureNo" = f."class"`,
}
