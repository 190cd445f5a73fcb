import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import { addCourse, addEnrolment, addPerson } from '@hygiene/testing'
import { cloneDatabase, emptyDatabase } from '@hygiene/testing/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const KEYS = { REFUND_ACCOUNT_KEY: 'a'.repeat(64), IDENTITY_PEPPER: 'b'.repeat(32) }
const NOW = new Date('2026-12-30T03:00:00Z')

let folder: string
let place: string
let copy: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database

const run = promisify(execFile)

async function program(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  try {
    const { stdout } = await run(process.execPath, [entry, ...args], {
      env: { ...process.env, ...KEYS, ...env },
    })
    return { code: 0, said: stdout }
  } catch (cause) {
    const { code, stderr } = cause as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

async function contentOf({ db }: Database): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname NOT IN ('_prisma_migrations', 'CertificateCounter', 'DatabaseReturn', 'Message') AND relname NOT LIKE 'bullmq%'`
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ sum: string | null }[]>(
      `SELECT md5(string_agg(t::text, E'\n' ORDER BY t::text)) AS sum FROM "${name}" t`,
    )
    content[name] = row?.sum ?? 'empty'
  }
  return content
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hygiene-backup-'))
  copy = await cloneDatabase()
  database = connectDatabase({ url: copy.url })
  const { db } = database
  const course = await addCourse(db)
  const person = await addPerson(db, { userId: 'kim2026', name: '김\t영\n자\\N' })
  const { enrolmentNo, memberNo } = await addEnrolment(db, person, course, { status: 'completed' })
  const file = { fileNo: randomUUID(), name: '수료증.pdf', contentType: 'application/pdf', sizeBytes: 5 }
  await db.storedFile.create({
    data: { ...file, memberNo, sha256: '0'.repeat(64), storageKey: 'certificates/1.pdf', createdAt: NOW },
  })
  await db.certificate.create({
    data: {
      enrolmentNo,
      certificateNumber: '2026-02-0000001',
      verificationNumber: '0000-0000-0001',
      frozen: { name: '김영자' },
      issuedAt: NOW,
      fileNo: file.fileNo,
    },
  })
  await db.certificateCounter.create({ data: { year: 2026, salesType: 2, lastNumber: 1 } })
  const message = { memberNo, kind: 'certificateIssued', aboutNo: enrolmentNo, createdAt: NOW } as const
  await db.message.create({ data: message })
  await db.message.create({ data: { ...message, triedAt: NOW, sentAt: NOW, providerNo: 'M1' } })
  mkdirSync(join(folder, 'storage/certificates'), { recursive: true })
  writeFileSync(join(folder, 'storage/certificates/1.pdf'), '%PDF-')
  writeFileSync(join(folder, 'storage/certificates/.half'), '%P')

  const env = { DATABASE_URL: copy.url, STORAGE_DIR: join(folder, 'storage') }
  const { code, said } = await program('backup', [join(folder, 'kept')], env)
  if (code !== 0) throw new Error(said)
  place = readdirSync(join(folder, 'kept')).filter((name) => name !== 'files')[0] ?? ''
  place = join(folder, 'kept', place)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function restoreInto<T>(
  work: (restored: Database, storage: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<{ code: number; said: string; seen: T | undefined }> {
  const target = await emptyDatabase()
  const storage = mkdtempSync(join(folder, 'restored-'))
  try {
    const ended = await program('restore', [place], {
      DATABASE_URL: target.url,
      STORAGE_DIR: storage,
      ...env,
    })
    const restored = connectDatabase({ url: target.url, poolSize: 2 })
    try {
      return { ...ended, seen: ended.code === 0 ? await work(restored, storage) : undefined }
    } finally {
      await restored.close()
    }
  } finally {
    await target.drop()
  }
}

describe('a backup restored to an empty machine', () => {
  it('restores every row and file and reuses no number', async () => {
    const { code, said, seen } = await restoreInto(async (restored, storage) => ({
      content: await contentOf(restored),
      file: readFileSync(join(storage, 'certificates/1.pdf'), 'utf8'),
      files: readdirSync(join(storage, 'certificates')),
      counter: (await restored.db.certificateCounter.findFirstOrThrow()).lastNumber,
      memberNo: (await addPerson(restored.db, { userId: 'later' })).memberNo,
    }))
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('1 messages to look for') })
    const proof = await database.db.setupCheck.findUniqueOrThrow({ where: { kind: 'backup' } })
    expect(said).toContain(`enter the code ${proof.code} in the admin console`)
    expect(seen?.content).toEqual(await contentOf(database))
    expect(seen).toMatchObject({ file: '%PDF-', files: ['1.pdf'], counter: 200_001 })
    expect(seen?.memberNo).toBeGreaterThan(1_000_000)
  }, 60_000)

  it('looks up only a message that was pending at the backup before another attempt', async () => {
    const { seen } = await restoreInto(({ db }) =>
      db.message.findMany({ orderBy: { messageNo: 'asc' }, select: { triedAt: true, sentAt: true } }),
    )
    expect(seen).toEqual([
      { triedAt: expect.any(Date), sentAt: null },
      { triedAt: NOW, sentAt: NOW },
    ])
  }, 60_000)

  it('refuses a backup whose encrypted data the keys do not open', async () => {
    const { code, said } = await restoreInto(async () => {}, { REFUND_ACCOUNT_KEY: 'c'.repeat(64) })
    expect({ code, said }).toEqual({
      code: 1,
      said: 'Not restored: These keys are not those of the backup: REFUND_ACCOUNT_KEY\n',
    })
  })

  it('refuses a damaged backup and leaves no table', async () => {
    const file = join(place, 'tables/Member.copy.gz')
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 1))
    const { code, said } = await restoreInto(async () => {})
    writeFileSync(file, whole)
    expect({ code, said }).toEqual({
      code: 1,
      said: 'Not restored: The file of table Member is damaged.\n',
    })
  })
})

describe('a database that PostgreSQL restored', () => {
  const INSTANT = '2026-12-30 14:05:00+09'

  it('reuses no number after a database return, looks up messages and restores the files', async () => {
    const target = await cloneDatabase()
    const returned = connectDatabase({ url: target.url, poolSize: 1 })
    const { memberNo } = await addPerson(returned.db, { userId: 'kim2026' })
    const about = { memberNo, kind: 'certificateIssued', aboutNo: 1, createdAt: NOW } as const
    await returned.db.message.create({ data: about })
    const storage = mkdtempSync(join(folder, 'returned-'))
    const env = { DATABASE_URL: target.url, STORAGE_DIR: storage }
    const args = ['--returned', INSTANT, join(folder, 'kept')]
    expect(await program('restore', args, env)).toEqual({
      code: 1,
      said: 'Not restored: Other programs work with the database; stop them first.\n',
    })
    await returned.close()
    const { code, said } = await program('restore', args, env)
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^The state of 2026-12-30T05:05:00\.000Z; 1 files; 1 messages to look for\.\nTo prove it, .* [0-9A-F]{8} /,
      ),
    })
    const after = connectDatabase({ url: target.url, poolSize: 1 })
    expect((await addPerson(after.db, { userId: 'later' })).memberNo).toBeGreaterThan(1_000_000)
    expect(await after.db.databaseReturn.findFirst()).toMatchObject({ stateAt: new Date(INSTANT) })
    await after.close()
    await target.drop()
  }, 60_000)

  it('refuses to restore to an instant without a time zone', async () => {
    const { code, said } = await program('restore', ['--returned', '2026-12-30 14:05:00'], {
      DATABASE_URL: copy.url,
    })
    expect(code).toBe(2)
    expect(said).toContain('pnpm restore --returned')
  })
})

it('leaves a database with any content unchanged', async () => {
  const before = await contentOf(database)
  const env = { DATABASE_URL: copy.url, STORAGE_DIR: join(folder, 'elsewhere') }
  const { code, said } = await program('restore', [place], env)
  expect(code).toBe(1)
  expect(said).toMatch(/^Not restored: The database is not empty/)
  expect(await contentOf(database)).toEqual(before)
})

it('refuses a folder with an unfinished backup', async () => {
  const unfinished = join(folder, 'unfinished')
  mkdirSync(unfinished)
  const { code, said } = await program('restore', [unfinished], { DATABASE_URL: copy.url })
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('holds no finished backup: there is no manifest.json'),
  })
})
