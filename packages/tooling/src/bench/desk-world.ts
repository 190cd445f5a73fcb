import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'

const AT_ONCE = 20_000
/** Tables, indexes and the log of changes while it is written. */
const BYTES_A_MEMBER = 20_000

const MEMBERS = 'generate_series($1::int + 1, $1::int + $2::int) i'
const YEARS = 'generate_series(1, 5) j'
/** A number by chance that is the same in every run. */
const chance = (salt: string) => `(hashtext(i || '${salt}') & 2147483647)`
const oneOf = (syllables: string, salt: string) =>
  `substr('${syllables}', 1 + ${chance(salt)} % ${syllables.length}, 1)`
const NAME = [
  oneOf('김이박최정강조윤장임한오서신권황안송류홍', 'family'),
  oneOf('영순정미경은지현민수진혜선옥춘말복동재상', 'first'),
  oneOf('자희숙수호철식남연주아훈석환태기준우빈원', 'second'),
].join(' || ')
const OF_YEAR = '(i - 1) * 5 + j'

/** Five courses, and twenty employees. */
const ONCE: readonly string[] = [
  `INSERT INTO "Course" ("courseNo", "year", "salesType", "industryType", "onlineType", "name", "hours", "priceWon", "startsAt")
   SELECT j, 2021 + j, 2, 1, 1, '기존 영업자 위생교육', 3, 36000, '2021-01-01' FROM ${YEARS}`,
  `INSERT INTO "Employee" ("employeeNo", "loginId", "name", "passwordHash", "role", "createdAt")
   SELECT i, 'desk' || i, '박상담', '', 'headquarters', now() FROM generate_series(1, 20) i`,
]

/** So many members after the first `$1`: each with five years of enrolments and orders, a certificate and ten lines of the log. */
const WRITE_MEMBERS: readonly string[] = [
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
          regexp_replace(substr(upper(md5(i::text)), 1, 12), '(.{4})(.{4})(.{4})', '\\1-\\2-\\3'), '{}', now()
     FROM ${MEMBERS}`,
  `INSERT INTO "AuditEntry" ("at", "employeeNo", "memberNo", "action", "reason", "ipAddress")
   SELECT timestamptz '2024-01-01' + (i * 10 + k) * interval '5 seconds', 1 + ${chance('by')} % 20, i, 'listMembers', '', '127.0.0.1'
     FROM ${MEMBERS}, generate_series(1, 10) k`,
]

/** One person in the middle, and the employee who asks for them. */
export interface DeskFacts {
  phoneEnd: string
  name: string
  licenceNo: string
  paymentNo: number
  paidFor: Date
  certificateNumber: string
  loginNo: string
}

/** Fills an empty, migrated database; throws before the first row where the disk has no room. */
export async function writeDeskWorld(url: string, members: number): Promise<DeskFacts> {
  const { bavail, bsize } = statfsSync(tmpdir())
  const wanted = members * BYTES_A_MEMBER
  if (bavail * bsize < 2 * wanted)
    throw new Error(`${members} members take up to ${Math.ceil(wanted / 1e9)} GB: the disk has no room`)
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c synchronous_commit=off',
  })
  await client.connect()
  try {
    // The rows fit each other by their making: looking up five keys of each would take longer than writing it.
    await client.query('SET session_replication_role = replica')
    for (const text of ONCE) await client.query(text)
    for (let from = 0; from < members; from += AT_ONCE) {
      for (const text of WRITE_MEMBERS) await client.query(text, [from, Math.min(AT_ONCE, members - from)])
    }
    await client.query('VACUUM ANALYZE')
    return await factsOf(client, members / 2)
  } finally {
    await client.end()
  }
}

async function factsOf(client: pg.Client, memberNo: number): Promise<DeskFacts> {
  const loginNo = randomUUID()
  await client.query(
    `INSERT INTO "StaffLogin" ("loginNo", "employeeNo", "provedAt", "startedAt", "extendedAt", "ipAddress") VALUES ($1, 1, now(), now(), now(), '127.0.0.1')`,
    [loginNo],
  )
  const { rows } = await client.query<Omit<DeskFacts, 'loginNo'>>(
    `SELECT right(m."phone", 4) AS "phoneEnd", m."name", e."licenceNo", p."paymentNo", p."createdAt" AS "paidFor", c."certificateNumber"
       FROM "Member" m JOIN "OnlineEnrolment" e USING ("memberNo") JOIN "Payment" p USING ("applicationNo")
       JOIN "Certificate" c USING ("enrolmentNo") WHERE m."memberNo" = $1`,
    [memberNo],
  )
  const [facts] = rows
  if (!facts) throw new Error('The person in the middle is missing')
  return { ...facts, loginNo }
}
