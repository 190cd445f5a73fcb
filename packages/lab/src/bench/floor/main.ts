import pg from 'pg'
import { bareBookings, type BareBooking } from './book-seat.ts'
import { groupWrites } from './group-writes.ts'
import { bareLeases } from './open-player.ts'
import { argon2, bareFastify, listenUntilEnded, success } from './parts.ts'
import { type BareQuestion, bareSearch } from '../admin-search.ts'
import { ASK_ADMIN } from '../admin-statements.ts'
import { SEARCH_BOARD, SELECT_BOARD } from '../board-statements.ts'
import {
  SELECT_ENROLMENTS,
  SELECT_NOTICES,
  SELECT_SESSION,
  SELECT_STUDY_ROOM,
  UPDATE_PROGRESS,
  UPDATE_PROGRESS_GROUP,
} from './statements.ts'

/** Bare Fastify and `pg`: no session, no CSRF, no validation, no rules. What our routes are measured against. */
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
