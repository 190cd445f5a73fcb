import pg from 'pg'
import { expect, it } from 'vitest'
import { connectDatabase } from './connect.ts'
import { isDatabaseAway, isOverdue } from './is-database-away.ts'

const NOBODY = 'postgresql://postgres@127.0.0.1:1/nothing'

function failed(code: string): Error {
  return Object.assign(new pg.DatabaseError('A sentence of the server', 24, 'error'), { code })
}

it.each(['55P03', '57014', '57P01', '57P03', '53300', '53100', '25006', '25P03', '08006'])(
  'treats the state %s as an unavailable database',
  (code) => expect(isDatabaseAway(failed(code))).toBe(true),
)

it.each(['23505', '23514', '22P02', '40P01', '42P01'])('treats the state %s as an answer', (code) =>
  expect(isDatabaseAway(failed(code))).toBe(false),
)

it('recognises an unreachable server through Prisma and without Prisma', async () => {
  const database = connectDatabase({ url: NOBODY })
  const asked = [
    database.db.member.count(),
    database.db.$transaction((db) => db.member.count()),
    database.db.$queryRaw`SELECT 1`,
    database.pool.query('SELECT 1'),
  ]
  const reasons = (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason)
  await database.close()
  expect(reasons.map(isDatabaseAway)).toEqual([true, true, true, true])
})

it.each([
  ['55P03', true],
  ['57014', true],
  ['25P03', true],
  ['57P01', false],
  ['08006', false],
  ['25006', false],
])('decides whether the state %s means a timeout: %s', (code, expected) =>
  expect(isOverdue(failed(code))).toBe(expected),
)

it('does not treat a programming error as an unavailable database', () => {
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false)
  expect(isDatabaseAway('Query read timeout')).toBe(false)
})
