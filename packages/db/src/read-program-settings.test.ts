import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { connectDatabase } from './connect.ts'
import type { PrismaClient } from './generated/client.ts'
import { applyMigrations } from './migrations/apply.ts'
import { sentenceFor } from './read-program-settings.ts'

const migrate = fileURLToPath(new URL('migrations/main.ts', import.meta.url))
const run = (url: string) =>
  spawnSync(process.execPath, [migrate], { env: { DATABASE_URL: url }, encoding: 'utf8' })

it.each([
  ['', /^Say which database: [^\n]+\n$/],
  ['secret words', /^DATABASE_URL is no address\n$/],
  [
    'postgresql://a:secret@127.0.0.1:1/x',
    /^PostgreSQL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\. [^\n]+\n$/,
  ],
])('ends the migrations of %j with one sentence that hides the password', (url, sentence) => {
  const { status, stdout, stderr } = run(url)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toContain('secret')
})

it.each([
  ['a query', (db: PrismaClient) => db.member.count()],
  ['a raw query', (db: PrismaClient) => db.$queryRaw`SELECT 1`],
])('explains %s that found no server', async (_, ask) => {
  const database = connectDatabase({ url: 'postgresql://a:secret@127.0.0.1:1/x' })
  const failure: unknown = await ask(database.db).catch((error: unknown) => error)
  await database.close()
  expect(sentenceFor(failure)).toBe(
    "PostgreSQL cannot be reached: Can't reach database server at 127.0.0.1:1. Check DATABASE_URL and that the server runs.",
  )
})

it('explains a refused login and keeps the stack of a program error', async () => {
  const refused = Object.assign(new Error('password authentication failed for user "a"'), { code: '28P01' })
  expect(sentenceFor(refused)).toBe(
    'PostgreSQL refuses: password authentication failed for user "a". Check DATABASE_URL.',
  )
  expect(sentenceFor(new TypeError('x is not a function'))).toBeUndefined()
  const newer = await applyMigrations('postgresql://127.0.0.1:1/x', { only: ['29990101'] }).catch(
    (error: unknown) => error,
  )
  expect(sentenceFor(newer)).toBe('These migrations are of a newer version: 29990101.')
})
