import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import {
  formatVerificationNumber,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import type pg from 'pg'
import { ONCE, WRITE_VENUES, WRITE_MEMBERS } from './admin-rows.ts'
import { writeInBulk } from './write-in-bulk.ts'

const AT_ONCE = 20_000
const BYTES_A_MEMBER = 12_000

export interface AdminFacts {
  phoneEnd: string
  name: string
  licenceNo: string
  paymentNo: number
  paidFor: Date
  certificateNumber: string
  verificationNumber: string
  enrolmentNo: number
  memberNo: number
  userId: string
  sessionNo: number
  loginNo: string
}

export async function writeAdminWorld(url: string, members: number): Promise<AdminFacts> {
  const { bavail, bsize } = statfsSync(tmpdir())
  const wanted = members * BYTES_A_MEMBER
  if (bavail * bsize < 2 * wanted)
    throw new Error(`${members} members take up to ${Math.ceil(wanted / 1e9)} GB: the disk has no room`)
  return await writeInBulk(url, async (client) => {
    for (const text of ONCE) await client.query(text)
    const makeIndexes = await takeIndexes(client)
    for (let from = 0; from < members; from += AT_ONCE) {
      for (const text of WRITE_MEMBERS) await client.query(text, [from, Math.min(AT_ONCE, members - from)])
    }
    for (const text of WRITE_VENUES) await client.query(text, [members])
    for (const text of makeIndexes) await client.query(text)
    for (const text of KEEP_COUNTING) await client.query(text)
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    return await factsOf(client, members)
  })
}

/** Advances the sequences, which the inserted rows bypassed. */
const KEEP_COUNTING: readonly string[] = [
  `SELECT setval('"Payment_paymentNo_seq"', max("paymentNo")) FROM "Payment"`,
  `SELECT setval('"Application_applicationNo_seq"', max("applicationNo")) FROM "Application"`,
]

async function takeIndexes(client: pg.Client): Promise<string[]> {
  await client.query(`SET maintenance_work_mem = '512MB'`)
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS "name", pg_get_indexdef(i.indexrelid) AS "made" FROM pg_index i
      WHERE i.indrelid = ANY (ARRAY['"Member"', '"OnlineEnrolment"', '"Payment"', '"Certificate"', '"Login"', '"AuditEntry"', '"Application"']::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ made }) => made)
}

const VERIFICATION = formatVerificationNumber(
  verificationNumber(Buffer.alloc(VERIFICATION_RANDOM_BYTES, 'console')),
)

async function factsOf(client: pg.Client, members: number): Promise<AdminFacts> {
  const loginNo = randomUUID()
  await client.query(
    `INSERT INTO "StaffLogin" ("loginNo", "employeeNo", "provedAt", "startedAt", "extendedAt", "ipAddress") VALUES ($1, 1, now(), now(), now(), '127.0.0.1')`,
    [loginNo],
  )
  const { rows } = await client.query<Omit<AdminFacts, 'loginNo' | 'sessionNo'>>(
    `WITH c AS (UPDATE "Certificate" SET "verificationNumber" = $2 WHERE "enrolmentNo" = $1 * 5 - 1
                RETURNING "enrolmentNo", "certificateNumber", "verificationNumber")
     SELECT m."memberNo", m."userId", c.*, right(m."phone", 4) AS "phoneEnd", m."name", e."licenceNo", p."paymentNo", p."createdAt" AS "paidFor"
       FROM "Member" m JOIN "OnlineEnrolment" e USING ("memberNo") JOIN "Payment" p USING ("applicationNo")
       JOIN c USING ("enrolmentNo")`,
    [members / 2, VERIFICATION],
  )
  const [facts] = rows
  if (!facts) throw new Error('The person in the middle is missing')
  return { ...facts, sessionNo: members / 200, loginNo }
}
