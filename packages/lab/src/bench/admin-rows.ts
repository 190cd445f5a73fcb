const MEMBERS = 'generate_series($1::int + 1, $1::int + $2::int) i'
const YEARS = 'generate_series(1, 5) j'
const chance = (salt: string) => `(hashtext(i || '${salt}') & 2147483647)`
const oneOf = (syllables: string, salt: string) =>
  `substr('${syllables}', 1 + ${chance(salt)} % ${syllables.length}, 1)`
const NAME = [
  oneOf('김이박최정강조윤장임한오서신권황안송류홍', 'family'),
  oneOf('영순정미경은지현민수진혜선옥춘말복동재상', 'first'),
  oneOf('자희숙수호철식남연주아훈석환태기준우빈원', 'second'),
].join(' || ')
const OF_YEAR = '(i - 1) * 5 + j'

export const ONCE: readonly string[] = [
  `INSERT INTO "Course" ("courseNo", "year", "salesType", "industryType", "onlineType", "name", "hours", "priceWon")
   SELECT j + 5 * (t - 1), 2021 + j, 2, 1, t, '기존 영업자 위생교육', 3, 36000 FROM ${YEARS}, generate_series(1, 2) t`,
  `INSERT INTO "Branch" ("branchNo", "name", "sidoCode", "phone") SELECT i, i || '지회', '4100000000', '0311234567' FROM generate_series(1, 17) i`,
  `INSERT INTO "Venue" ("venueNo", "name", "sidoCode", "address", "venueCapacity")
   SELECT i, i || '번 교육장', '4100000000', '경기도 수원시 팔달구 가상로 12', 100 FROM generate_series(1, 17) i`,
  `INSERT INTO "Employee" ("employeeNo", "loginId", "name", "passwordHash", "role", "createdAt")
   SELECT i, 'admin' || i, '박상담', '', 'headquarters', now() FROM generate_series(1, 20) i`,
]

export const WRITE_MEMBERS: readonly string[] = [
  `INSERT INTO "Member" ("memberNo", "userId", "passwordHash", "name", "birth", "phone", "verifiedAt", "lastLoginAt", "createdAt")
   SELECT i, 'person' || i, '', ${NAME}, '19600312', '010' || lpad((${chance('phone')} % 100000000)::text, 8, '0'), now(),
          now() - ${chance('login')} % 300000 * interval '1 minute', timestamptz '2020-01-01' + i * interval '1 minute'
     FROM ${MEMBERS}`,
  `INSERT INTO "Application" ("applicationNo", "memberNo") SELECT ${OF_YEAR}, i FROM ${MEMBERS}, ${YEARS}`,
  `INSERT INTO "OnlineEnrolment" ("enrolmentNo", "applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status",
          "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName", "birth", "phone",
          "priceWon", "appliedAt", "paidAt", "completedAt")
   SELECT ${OF_YEAR}, ${OF_YEAR}, i, j, 2021 + j, 2, 1, (CASE WHEN j < 5 THEN 'completed' ELSE 'paid' END)::"EnrolmentStatus",
          '2019' || lpad(i::text, 9, '0'), '2019' || lpad(i::text, 9, '0'), ${NAME} || ' 식당', ${NAME}, '4100000000', '경기도 수원시 팔달구 가상로 12',
          1, ${NAME}, '19600312', '01012345678', 36000, "at", "at", CASE WHEN j < 5 THEN "at" END
     FROM ${MEMBERS}, ${YEARS}, LATERAL (SELECT make_date(2021 + j, 1, 5) + i * interval '15 seconds' AS "at") "year"`,
  `INSERT INTO "Payment" ("paymentNo", "paymentId", "applicationNo", "memberNo", "paymentType", "orderName", "amountWon", "status", "createdAt", "paidAt")
   SELECT ${OF_YEAR}, 'order' || ${OF_YEAR}, ${OF_YEAR}, i, 1, '기존 영업자 위생교육', 36000, 'paid', "at", "at"
     FROM ${MEMBERS}, ${YEARS}, LATERAL (SELECT make_date(2021 + j, 1, 5) + i * interval '15 seconds' AS "at") "year"`,
  `INSERT INTO "Certificate" ("enrolmentNo", "certificateNumber", "verificationNumber", "frozen", "issuedAt")
   SELECT (i - 1) * 5 + 4, '2025-02-' || lpad(i::text, 7, '0'),
          regexp_replace(substr(upper(translate(md5(i::text), '01', 'xy')), 1, 12), '(.{4})(.{4})(.{4})', '\\1-\\2-\\3'),
          jsonb_build_object('userName', ${NAME}, 'businessName', ${NAME} || ' 식당'), make_date(2025, 2, 1) + i * interval '15 seconds'
     FROM ${MEMBERS}`,
  `INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "loggedInAt", "extendedAt", "endedAt", "ipAddress")
   SELECT gen_random_uuid(), i, 'edu', now(), now(), CASE WHEN i % 20 > 0 THEN now() END, '127.0.0.1' FROM ${MEMBERS} WHERE i % 2 = 0`,
  `INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "operation", "reason", "ipAddress")
   SELECT timestamptz '2024-01-01' + (i * 10 + k) * interval '5 seconds', 1 + ${chance('by')} % 20, i, 'listMembers', '', '127.0.0.1'
     FROM ${MEMBERS}, generate_series(1, 10) k`,
]

const VENUES = 'generate_series(1, $1::int / 10) b'
const VENUE_APPLICATION = '$1::int * 5 + b'

export const WRITE_VENUES: readonly string[] = [
  `INSERT INTO "InPersonSession" ("sessionNo", "venueNo", "branchNo", "salesType", "year", "startsAt", "endsAt", "capacity",
          "applyOpensAt", "applyClosesAt")
   SELECT s, 1 + s % 17, 1 + s % 17, 2, 2026, "at", "at" + interval '3 hours', 100, "at" - interval '60 days', "at" - interval '1 day'
     FROM generate_series(1, $1::int / 100) s, LATERAL (
       SELECT date_trunc('day', now()) - interval '600 days' + s * 331 % 700 * interval '1 day' + interval '1 hour' AS "at") "day"`,
  `INSERT INTO "InPersonCourse" ("sessionNo", "courseNo", "industryType") SELECT "sessionNo", 10, 1 FROM "InPersonSession" WHERE $1::int > 0`,
  `INSERT INTO "Application" ("applicationNo", "memberNo") SELECT ${VENUE_APPLICATION}, b * 10 FROM ${VENUES}`,
  `INSERT INTO "Booking" ("applicationNo", "memberNo", "sessionNo", "seat", "bookedAt", "exceptionText")
   SELECT ${VENUE_APPLICATION}, b * 10, 1 + b % ($1::int / 100), 'sold', now(), CASE WHEN b % 200 = 0 THEN '일부만 출석' END FROM ${VENUES}`,
  `INSERT INTO "InPersonEnrolment" ("inPersonEnrolmentNo", "applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType",
          "status", "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName",
          "birth", "phone", "priceWon", "appliedAt", "paidAt")
   SELECT b, ${VENUE_APPLICATION}, b * 10, 10, 2026, 2, 1, 'paid', '2018' || lpad(b::text, 9, '0'), '2018' || lpad(b::text, 9, '0'),
          '새마음 식당', '박춘자', '4100000000', '경기도 수원시 팔달구 가상로 12', 1, '박춘자', '19600312', '01012345678', 40000, now(), now()
     FROM ${VENUES}`,
  `INSERT INTO "Payment" ("paymentNo", "paymentId", "applicationNo", "memberNo", "paymentType", "orderName", "amountWon", "status", "createdAt", "paidAt")
   SELECT ${VENUE_APPLICATION}, 'order' || ${VENUE_APPLICATION}, ${VENUE_APPLICATION}, b * 10, 1, '집합 위생교육', 40000, 'paid', "at", "at"
     FROM ${VENUES}, LATERAL (SELECT timestamptz '2026-03-01' + b * interval '150 seconds' AS "at") "year"`,
  `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "status", "requestedAt", "sentAt", "doneAt")
   SELECT "paymentNo", "amountWon", '', 'done', "createdAt", "createdAt", "createdAt" FROM "Payment" WHERE "paymentNo" % 50 = 0 AND $1::int > 0`,
  `UPDATE "Payment" SET "exceptionText" = '금액이 다릅니다.' WHERE "paymentNo" % ($1::int / 20) = 0`,
  `INSERT INTO "Exemption" ("ground", "memberNo", "year", "salesType", "industryType", "sidoCode", "paperNumber", "institution", "approvalNo", "grantedAt")
   SELECT 'cookLicence', e * 1000, 2026, 2, 1, '4100000000', '가-1', '수원시', e, now() - e * interval '1 minute' FROM generate_series(1, $1::int / 1000) e`,
  `INSERT INTO "Approval" ("kind", "subject", "facts", "fingerprint", "shown", "memberNos", "makerNo", "barredNos", "reasonCode", "text",
          "askedAt", "endsAt", "status", "approverNo", "decidedAt")
   SELECT 'grantExemption', 'member ' || e, '{}', repeat('0', 64), '{"title": "김*자 조리사 면제", "rows": [], "follows": []}', '{}', 2, '{}', 'other', '',
          now(), now() + interval '7 days', (CASE WHEN e % ($1::int / 4000 + 2) = 0 THEN 'pending' ELSE 'approved' END)::"ApprovalStatus",
          CASE WHEN e % ($1::int / 4000 + 2) > 0 THEN 3 END, CASE WHEN e % ($1::int / 4000 + 2) > 0 THEN now() END
     FROM generate_series(1, 40 * ($1::int / 4000 + 2)) e`,
]
