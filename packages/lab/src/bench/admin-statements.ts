export const CALLER = `"caller" AS (
  SELECT e."employeeNo" FROM "StaffLogin" s JOIN "Employee" e USING ("employeeNo")
   WHERE s."loginNo" = $1 AND s."endedAt" IS NULL AND s."extendedAt" > now() - interval '30 minutes' AND e."disabledAt" IS NULL)`

interface Logged {
  operation: string
  subject?: string
  detail?: string
  rows?: string
}

export const logged = ({
  operation,
  subject = 'NULL, NULL',
  detail = "''",
  rows = '"page"',
}: Logged) => `"logged" AS (
  INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "operation", "subjectKind", "subjectNo", "detail", "reason", "ipAddress")
  SELECT now(), c."employeeNo", p."memberNo", '${operation}', ${subject}, ${detail}, '', '127.0.0.1'
    FROM (SELECT DISTINCT "memberNo" FROM ${rows}) p, "caller" c)`

const countOf = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT 10001) "some") AS "count"`

const shown = (operation: string, page: string, count: string) => `
  WITH ${CALLER}, "page" AS (${page}), ${logged({ operation })}
  SELECT "page".*, ${count} FROM "page", "caller"`

export const MEMBER = `m."memberNo", m."userId", m."name", m."birth", m."phone", m."lastLoginAt", m."createdAt", m."dormantAt", m."verifiedAt",
  (SELECT true FROM "Login" l WHERE l."memberNo" = m."memberNo" AND l."endedAt" IS NULL AND l."loggedInAt" > now() - interval '24 hours'
                                 AND l."extendedAt" > now() - interval '2 hours' LIMIT 1) IS NOT NULL AS "isConnected"`

const PLACE = `LATERAL (
  (SELECT o."salesType", o."industryType", o."address" FROM "OnlineEnrolment" o
    WHERE o."applicationNo" = p."applicationNo" ORDER BY o."enrolmentNo" LIMIT 1)
  UNION ALL
  (SELECT i."salesType", i."industryType", i."address" FROM "InPersonEnrolment" i
    WHERE i."applicationNo" = p."applicationNo" ORDER BY i."inPersonEnrolmentNo" LIMIT 1) LIMIT 1)`

export const ASK_ADMIN: Readonly<Record<string, string>> = {
  members: shown(
    'listMembers',
    `SELECT ${MEMBER} FROM "Member" m WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" DESC, "memberNo" DESC LIMIT 51`,
    countOf('"Member" WHERE "withdrawnAt" IS NULL'),
  ),
  payments: shown(
    'listStaffPayments',
    `SELECT p."paymentNo", p."applicationNo", p."memberNo", m."name", m."phone", p."orderName", p."paymentType", p."amountWon", p."status",
            p."createdAt", p."paidAt", p."exceptionText" IS NOT NULL AS "hasException", e.*,
            (SELECT r."status" FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" ORDER BY r."refundNo" DESC LIMIT 1) AS "refundStatus",
            (SELECT b."applicationNo" FROM "Booking" b WHERE b."applicationNo" = p."applicationNo") AS "booked",
            (SELECT true FROM "Receipt" c WHERE c."paymentNo" = p."paymentNo" LIMIT 1) AS "hasReceipt"
       FROM "Payment" p JOIN "Member" m USING ("memberNo") LEFT JOIN ${PLACE} e ON true
      ORDER BY p."createdAt" DESC, p."paymentNo" DESC LIMIT 51`,
    countOf('"Payment"'),
  ),
  audit: `
    WITH ${CALLER}
    SELECT a."auditNo", a."at", e."name", e."loginId", a."consoleUser", a."memberNo", a."operation", a."subjectKind", a."subjectNo", a."detail", a."reason", a."loginNo" IS NOT NULL AS "isLinked",
           a."ipAddress", ${countOf('"AuditEntry"')}
      FROM "AuditEntry" a LEFT JOIN "Employee" e USING ("employeeNo"), "caller" ORDER BY a."at" DESC, a."auditNo" DESC LIMIT 51`,
  sessions: `
    WITH ${CALLER}
    SELECT s."sessionNo", s."startsAt", s."endsAt", s."venueNo", v."name" AS "venueName", b."name" AS "branchName", s."salesType", s."status",
           s."capacity", t."taken", q."queue", a."exceptions",
           ${countOf(`"InPersonSession" WHERE "endsAt" >= date_trunc('day', now())`)}
      FROM "InPersonSession" s JOIN "Venue" v USING ("venueNo") JOIN "Branch" b USING ("branchNo"), "caller",
           LATERAL (SELECT count(*)::int AS "taken" FROM "Booking" k
                     WHERE k."sessionNo" = s."sessionNo" AND k."seat" IN ('held', 'sold') AND (k."seat" = 'sold' OR k."heldUntil" > now())) t,
           LATERAL (SELECT count(*)::int AS "queue" FROM "WaitingEntry" w WHERE w."sessionNo" = s."sessionNo" AND w."status" = 'waiting') q,
           LATERAL (SELECT count(*)::int AS "exceptions" FROM "Booking" k WHERE k."sessionNo" = s."sessionNo" AND k."exceptionText" IS NOT NULL) a
     WHERE s."endsAt" >= date_trunc('day', now()) ORDER BY s."startsAt", s."sessionNo" LIMIT 51`,
  certificates: shown(
    'listCertificates',
    `SELECT c."certificateNo", c."certificateNumber", c."edition", c."status", c."verificationNumber", c."issuedAt", c."fileNo", c."failure",
            coalesce(e."memberNo", i."memberNo") AS "memberNo", coalesce(e."salesType", i."salesType") AS "salesType",
            coalesce(e."year", i."year") AS "year", c."frozen"->>'userName' AS "userName", c."frozen"->>'businessName' AS "businessName"
       FROM "Certificate" c LEFT JOIN "OnlineEnrolment" e USING ("enrolmentNo") LEFT JOIN "InPersonEnrolment" i USING ("inPersonEnrolmentNo")
      ORDER BY c."issuedAt" DESC, c."certificateNo" DESC LIMIT 51`,
    countOf('"Certificate"'),
  ),
  exemptions: shown(
    'listExemptions',
    `SELECT x."exemptionNo", x."ground", x."memberNo", m."name", x."licenceNo", x."year", x."salesType", x."industryType", x."institution",
            x."approvalNo", x."grantedAt", x."endedAt", x."endedText"
       FROM "Exemption" x JOIN "Member" m USING ("memberNo") ORDER BY x."grantedAt" DESC, x."exemptionNo" DESC LIMIT 51`,
    countOf('"Exemption"'),
  ),
  money: shown(
    'listPaymentExceptions',
    `SELECT p."paymentNo", p."applicationNo", p."memberNo", m."name", m."phone", p."orderName", p."paymentType", p."amountWon", p."status",
            p."createdAt", p."paidAt", p."exceptionText", r."status" AS "refundStatus", r."amountWon" AS "refundWon", r."requestedAt", r."failure",
            r."isByHand", v."at", v."kind", v."amountWon" AS "heardWon"
       FROM "Payment" p JOIN "Member" m USING ("memberNo")
       LEFT JOIN LATERAL (SELECT * FROM "Refund" r WHERE r."paymentNo" = p."paymentNo" ORDER BY r."refundNo" DESC LIMIT 1) r ON true
       LEFT JOIN LATERAL (SELECT * FROM "PaymentEvent" v WHERE v."paymentNo" = p."paymentNo" AND v."kind" IN ('heard', 'exceptionOpened')
                           ORDER BY v."eventNo" DESC LIMIT 1) v ON true
      WHERE p."paymentNo" IN (SELECT "paymentNo" FROM "Payment" WHERE "exceptionText" IS NOT NULL UNION ALL
                              SELECT "paymentNo" FROM "Refund" WHERE "status" = 'sent' AND "sentAt" < now() - interval '3 days')
      ORDER BY p."createdAt", p."paymentNo" LIMIT 200`,
    `(SELECT count(*)::int FROM "PaymentEvent" WHERE "kind" = 'explained' AND "at" >= date_trunc('day', now())) AS "explained"`,
  ),
  approvals: `
    WITH ${CALLER}
    SELECT a."approvalNo", a."kind", a."shown"->>'title' AS "title", a."status", e."name", a."makerNo", a."askedAt", a."endsAt", a."decidedAt"
      FROM "Approval" a JOIN "Employee" e ON e."employeeNo" = a."makerNo", "caller" c
     WHERE a."status" = 'pending' AND a."endsAt" > now() AND a."makerNo" <> c."employeeNo" AND NOT c."employeeNo" = ANY (a."barredNos")
     ORDER BY a."approvalNo" LIMIT 51`,
  enrolment: `
    WITH ${CALLER}, "page" AS (
      SELECT e.*, k."name" AS "courseName", k."passScore", k."questionCount" FROM "OnlineEnrolment" e JOIN "Course" k USING ("courseNo")
       WHERE e."enrolmentNo" = $2::int), ${logged({ operation: 'readStaffEnrolment', subject: "'enrolment', $2::int" })}
    SELECT "page".*,
           (SELECT json_agg(l) FROM (SELECT l."title", l."durationSeconds", g."creditedMs", g."finishedAt" FROM "CourseLecture" cl
              JOIN "Lecture" l USING ("lectureNo") LEFT JOIN "LectureProgress" g ON g."enrolmentNo" = $2::int AND g."lectureNo" = l."lectureNo"
             WHERE cl."courseNo" = "page"."courseNo" ORDER BY cl."position") l) AS "lectures",
           (SELECT json_agg(t) FROM "ExamAttempt" t WHERE t."enrolmentNo" = $2::int) AS "attempts",
           (SELECT json_agg(i) FROM "IdentityCheck" i WHERE i."enrolmentNo" = $2::int) AS "identityChecks",
           (SELECT json_agg(p) FROM "Payment" p WHERE p."applicationNo" = "page"."applicationNo") AS "payments",
           (SELECT json_agg(c) FROM "Certificate" c WHERE c."enrolmentNo" = $2::int) AS "certificates"
      FROM "page", "caller"`,
}
