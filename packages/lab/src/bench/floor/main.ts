import pg from 'pg'
import { type BareQuestion, bareSearch } from '../admin-search.ts'
import { ASK_ADMIN } from '../admin-statements.ts'
import { SEARCH_BOARD, SELECT_BOARD } from '../board-statements.ts'
import { type BareBooking, bareBookings } from './book-seat.ts'
import { groupWrites } from './group-writes.ts'
import { bareLeases } from './open-player.ts'
import { argon2, bareFastify, listenUntilEnded, success } from './parts.ts'

const SELECT_NOTICES = {
  name: 'notices',
  text: `SELECT p."postNo", v."title", p."isImportant", p."publishedOn"::text AS "regDate"
           FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
          WHERE p."boardType" = 2 ORDER BY p."publishedOn" DESC, p."postNo" DESC LIMIT 10`,
}

const SELECT_SESSION = {
  name: 'session',
  text: `SELECT s."loginNo", s."memberNo", s."extendedAt", m."name"
           FROM "Login" s JOIN "Member" m USING ("memberNo") WHERE s."memberNo" = $1 AND s."endedAt" IS NULL`,
}

const SELECT_ENROLMENTS = {
  name: 'enrolments',
  text: `SELECT e."enrolmentNo", e."applicationNo", e."status"::text, c."name", e."year", e."salesType", e."industryType",
                e."businessName", e."licenceNo", e."priceWon", e."appliedAt", e."paidAt", e."completedAt", e."printedAt",
                p."paymentNo", p."accountExpiresAt"
           FROM "OnlineEnrolment" e JOIN "Course" c USING ("courseNo")
           LEFT JOIN "Payment" p USING ("applicationNo")
          WHERE e."memberNo" = $1 ORDER BY e."appliedAt" DESC, e."enrolmentNo" DESC LIMIT 10`,
}

const SELECT_STUDY_ROOM = {
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

const UPDATE_PROGRESS = {
  name: 'progress',
  text: `UPDATE "LectureProgress" SET "lastSequence" = $3, "creditedMs" = greatest("creditedMs", $4), "lastProgressAt" = now()
          WHERE "enrolmentNo" = $1 AND "lectureNo" = $2 RETURNING "creditedMs"`,
}

const UPDATE_PROGRESS_GROUP = {
  name: 'progress-group',
  text: `UPDATE "LectureProgress" p
            SET "lastSequence" = f."sequence", "creditedMs" = greatest(p."creditedMs", f."ms"), "lastProgressAt" = now()
           FROM unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS f ("edu", "class", "sequence", "ms")
          WHERE p."enrolmentNo" = f."edu" AND p."lectureNo" = f."class"`,
}

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 8,
  options: '-c TimeZone=UTC',
})
const app = bareFastify()

const rows = async (statement: { name: string; text: string }, values: unknown[] = []): Promise<unknown> =>
  success((await pool.query({ ...statement, values })).rows)

const notices = await rows(SELECT_NOTICES)
app.get('/memory', async () => notices)
app.get('/notices', () => rows(SELECT_NOTICES))
app.get('/session/:memberNo', ({ params }) => rows(SELECT_SESSION, [params['memberNo']]))
app.get('/enrolments/:memberNo', ({ params }) => rows(SELECT_ENROLMENTS, [params['memberNo']]))
app.get('/study-room/:memberNo', ({ params }) => rows(SELECT_STUDY_ROOM, [params['memberNo']]))

app.get('/board', () => rows(SELECT_BOARD))
app.get('/board/:text', async ({ params }) =>
  success((await pool.query(SEARCH_BOARD, [params['text']])).rows),
)

app.post('/admin', async ({ body }) => {
  const { loginNo, question, text } = body as unknown as BareQuestion
  if (question === 'search') return success((await pool.query(bareSearch(loginNo, text))).rows)
  return rows({ name: question, text: ASK_ADMIN[question] ?? '' }, text === '' ? [loginNo] : [loginNo, text])
})

const valuesOf = (body: Record<string, unknown>): unknown[] => [
  body['onlineEduNo'],
  body['onlineClassNo'],
  body['sequence'],
  Math.round(Number(body['studyTime']) * 1000),
]
app.post('/progress', ({ body }) => rows(UPDATE_PROGRESS, valuesOf(body)))

const write = groupWrites<unknown[]>(async (group) => {
  const columns = [0, 1, 2, 3].map((place) => group.map((values) => values[place]))
  await pool.query({ ...UPDATE_PROGRESS_GROUP, values: columns })
})
app.post('/progress-grouped', async ({ body }) => {
  await write(valuesOf(body))
  return success({ sequence: body['sequence'] })
})

const bookings = bareBookings(process.env['DATABASE_URL'])
const bookingOf = (body: Record<string, unknown>): BareBooking => {
  return { memberNo: Number(body['memberNo']), sessionNo: Number(body['offlineEducationNo']) }
}
app.post('/booking', async ({ body }) => success(await bookings.alone(bookingOf(body))))
app.post('/booking-grouped', async ({ body }) => success(await bookings.grouped(bookingOf(body))))

const leases = bareLeases(process.env['DATABASE_URL'])
app.post('/opening', async ({ body }) => success(await leases.alone(Number(body['memberNo']))))
app.post('/opening-grouped', async ({ body }) => success(await leases.grouped(Number(body['memberNo']))))

const hashing = argon2()
const password = 'ten signs!'
const hashed = await hashing.hash(password)
app.get('/hash', async () => success(await hashing.verify(hashed, password)))

await listenUntilEnded(app, () => pool.end())
