const ALL = `generate_series(1, $1::int) e, LATERAL (
  SELECT 1 + (e - 1) % ($1::int / 10) AS "who", (e - 1) / ($1::int / 10) AS "ago", hashint4(e) & 1048575 AS "h") x`
/**
 * Sets the shares per 100 enrolments of this year: 70 completed, 20 studying, 7 paid, 2 applied within five days. Of earlier
 * years 97 are completed.
 */
const STATUS = `CASE WHEN "ago" > 0 THEN CASE WHEN "h" % 100 < 97 THEN 'completed' ELSE 'expired' END
  WHEN "h" % 100 < 70 THEN 'completed' WHEN "h" % 100 < 90 THEN 'studying' WHEN "h" % 100 < 97 THEN 'paid'
  WHEN "h" % 100 < 99 THEN 'applied' ELSE 'cancelled' END`
const AT = `CASE WHEN "ago" = 0 AND "h" % 100 BETWEEN 97 AND 98 THEN now() - ("h" % 5) * interval '1 day'
  ELSE date_trunc('year', now()) - "ago" * interval '1 year' + interval '2 days' + ("h" % 280) * interval '1 day'
       + ("h" % 86000) * interval '1 second' END`
/** `OFFSET 0` makes PostgreSQL evaluate each expression once per row instead of at each use. */
const ROWS = `(SELECT e, "who", "ago", "h", ${STATUS} AS "status", ${AT} AS "at" FROM ${ALL} OFFSET 0) r`
const IS_DONE = `"status" = 'completed'`
const IS_PAID = `"status" IN ('completed', 'expired', 'studying', 'paid')`
/** Keeps orders for five years and leaves one day of them due for purge. */
const IS_ORDER = `${IS_PAID} AND ("ago" < 5 OR ("ago" = 5 AND "h" % 280 = 7))`
const code = (salt: string) =>
  `regexp_replace(substr(upper(translate(md5('${salt}' || e), '01', 'xy')), 1, 12), '(.{4})(.{4})(.{4})', '\\1-\\2-\\3')`
const DRAW = `CASE WHEN "ago" > 0 THEN '[]'::jsonb ELSE (
  SELECT jsonb_agg(jsonb_build_object('questionNo', 1 + (r."h" + q) % 40, 'choiceOrder', '[0,1,2,3]'::jsonb)) FROM generate_series(1, 20) q) END`
const ANSWERS = `CASE WHEN "ago" > 0 THEN '{}'::jsonb ELSE (
  SELECT jsonb_object_agg((1 + (r."h" + q) % 40)::text, (r."h" + q) % 4) FROM generate_series(1, 20) q) END`

export const GROWN: Readonly<Record<string, string>> = {
  Member: `
    INSERT INTO "Member" ("memberNo", "userId", "passwordHash", "name", "birth", "phone", "verifiedAt", "lastLoginAt", "createdAt", "marketingAgreedAt")
    SELECT i, 'person' || i, '', '김영자', '19600312', '010' || lpad((hashint4(i) & 67108863)::text, 8, '0'), now(),
           now() - (hashint4(i) & 255) * interval '1 day', now() - interval '10 years' + i * (interval '9 years' / ($1::int / 10)),
           CASE WHEN i % 3 = 0 THEN now() - (hashint4(i) & 511) * interval '1 day' END
      FROM generate_series(1, $1::int / 10) i`,
  Application: `
    INSERT INTO "Application" ("applicationNo", "memberNo", "createdAt") SELECT e, "who", "at" FROM ${ROWS}`,
  OnlineEnrolment: `
    INSERT INTO "OnlineEnrolment" ("enrolmentNo", "applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status",
           "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName", "birth", "phone",
           "priceWon", "appliedAt", "paidAt", "studiedAt", "surveyedAt", "completedAt", "endedAt")
    SELECT e, e, "who", c."courseNo", c."year", 2, 1, "status"::"EnrolmentStatus", '2019' || "who", '2019' || "who", '한마음 식당', '김영자',
           '4100000000', '경기도 수원시 팔달구 가상로 12', 1, '김영자', '19600312', '01012345678', 36000, "at",
           CASE WHEN ${IS_PAID} THEN "at" END, CASE WHEN ${IS_DONE} THEN "at" + interval '1 day' END,
           CASE WHEN ${IS_DONE} THEN "at" + interval '1 day' END, CASE WHEN ${IS_DONE} THEN "at" + interval '1 day' END,
           CASE WHEN "status" IN ('expired', 'cancelled') THEN date_trunc('year', "at") + interval '1 year' END
      FROM ${ROWS} JOIN "Course" c ON c."year" = extract(year FROM now())::int - "ago"`,
  Payment: `
    INSERT INTO "Payment" ("paymentNo", "paymentId", "applicationNo", "memberNo", "paymentType", "orderName", "amountWon", "taxFreeWon",
           "status", "createdAt", "paidAt", "transactionId")
    SELECT e, 'order' || e, e, "who", 1, '기존 영업자 위생교육', 36000, 36000, 'paid', "at", "at", 'tx-' || e FROM ${ROWS} WHERE ${IS_ORDER}`,
  LedgerEntry: `
    INSERT INTO "LedgerEntry" ("entryNo", "paymentNo", "posting", "account", "amountWon", "cause", "at")
    SELECT 2 * e + a.n, e, 1, a.account::"LedgerAccount", a.won, 'settled', "at"
      FROM ${ROWS}, (VALUES (0, 'gateway', 36000), (1, 'revenueExempt', -36000)) a (n, account, won) WHERE ${IS_ORDER}`,
  LectureProgress: `
    INSERT INTO "LectureProgress" ("enrolmentNo", "lectureNo", "creditedMs", "lastSequence", "lastProgressAt", "finishedAt", "lastIpAddress")
    SELECT e, l."lectureNo", 2160000, 37, "at" + interval '5 hours', "at" + interval '5 hours',
           CASE WHEN "at" > now() - interval '3 months' THEN '203.0.113.7' ELSE '' END
      FROM ${ROWS}, "Lecture" l WHERE "status" IN ('completed', 'expired', 'studying') AND ("status" = 'completed' OR l."lectureNo" % 5 < 3)`,
  PlayerLease: `
    INSERT INTO "PlayerLease" ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    SELECT e, md5('l' || e)::uuid, e, 1, md5('s' || e)::uuid, now() - interval '9 days', now() - interval '9 days'
      FROM generate_series(1, $1::int / 10) e`,
  ExamAttempt: `
    INSERT INTO "ExamAttempt" ("attemptNo", "enrolmentNo", "round", "draw", "answers", "startedAt", "submittedAt", "score", "correctCount", "isPassed")
    SELECT e, e, 1, ${DRAW}, ${ANSWERS}, "at" + interval '1 day', "at" + interval '1 day', 90, 18, true FROM ${ROWS} WHERE ${IS_DONE}`,
  SurveyResult: `
    INSERT INTO "SurveyResult" ("enrolmentNo", "surveyNo", "answers", "submittedAt")
    SELECT e, s."surveyNo", '[]', "at" + interval '1 day' FROM ${ROWS}, "Survey" s WHERE ${IS_DONE}`,
  StoredFile: `
    INSERT INTO "StoredFile" ("fileNo", "memberNo", "name", "contentType", "sizeBytes", "sha256", "storageKey", "createdAt")
    SELECT md5('f' || e)::uuid, "who", '수료증.pdf', 'application/pdf', 60000, md5('a' || e) || md5('b' || e),
           'documents/' || md5('f' || e), "at" + interval '1 day' FROM ${ROWS} WHERE ${IS_DONE}`,
  Certificate: `
    INSERT INTO "Certificate" ("certificateNo", "enrolmentNo", "certificateNumber", "verificationNumber", "frozen", "issuedAt", "fileNo")
    SELECT e, e, extract(year FROM "at")::int || '-02-' || lpad(e::text, 8, '0'), ${code('v')}, '{"userName": "김영자", "businessName": "한마음 식당"}',
           "at" + interval '1 day', md5('f' || e)::uuid FROM ${ROWS} WHERE ${IS_DONE}`,
  CertificateCounter: `
    INSERT INTO "CertificateCounter" ("year", "salesType", "lastNumber") SELECT y, 2, 0 FROM generate_series(2000, 2040) y WHERE $1::int > 0`,
  Message: `
    INSERT INTO "Message" ("messageNo", "memberNo", "kind", "aboutNo", "createdAt", "triedAt", "sentAt", "providerNo", "deliveredAt")
    SELECT e, "who", 'quietForWeek', e, "at" + interval '8 days', "at" + interval '8 days', "at" + interval '8 days', 'p' || e, "at" + interval '8 days'
      FROM ${ROWS} WHERE "ago" < 3 AND "h" % 50 > 0`,
  Login: `
    INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "loggedInAt", "extendedAt", "endedAt", "endReason", "ipAddress")
    SELECT md5('s' || e)::uuid, 1 + e % ($1::int / 10), 'edu', "at", "at", "at", 'expired', '127.0.0.1'
      FROM generate_series(1, $1::int / 10) e, LATERAL (SELECT now() - (hashint4(e) & 7775999) * interval '1 second' AS "at") t`,
  IdentityCheck: `
    INSERT INTO "IdentityCheck" ("identityVerificationId", "enrolmentNo", "loginNo", "requestedAt", "confirmedAt")
    SELECT 'check' || e, e, md5('s' || e)::uuid, "at" + interval '1 day', "at" + interval '1 day' FROM ${ROWS} WHERE ${IS_DONE} AND "ago" < 3`,
  PaymentEvent: `
    INSERT INTO "PaymentEvent" ("eventNo", "paymentNo", "at", "kind", "status", "gatewayStatus", "amountWon")
    SELECT e, e, "at", 'heard', 'paid', 'PAID', 36000 FROM ${ROWS} WHERE ${IS_PAID} AND "ago" < 5`,
  Outbox: `
    INSERT INTO "Outbox" ("outboxNo", "kind", "payload", "createdAt", "relayedAt", "doneAt")
    SELECT e, 'issue-certificate', '{}', "at", "at", "at"
      FROM generate_series(1, $1::int / 10) e, LATERAL (SELECT now() - (e & 524287) * interval '1 second' AS "at") t`,
}
