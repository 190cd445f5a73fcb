import { createHash, randomInt } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'

const CODE_MINUTES = 10
const TRIES_MOST = 5

const hashOf = (employeeNo: number, code: string): string =>
  createHash('sha256').update(`${employeeNo} ${code}`).digest('hex')

/** Creates a code for the telephone an employee claims; only the latest code is valid. */
export async function makePhoneCode(
  db: Transaction,
  { employeeNo, phone }: { employeeNo: number; phone: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const endsAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const kept = { phone, codeHash: hashOf(employeeNo, code), endsAt, tries: 0 }
  await db.employeePhoneCode.upsert({ where: { employeeNo }, create: { employeeNo, ...kept }, update: kept })
  return code
}

/** Stores a telephone after the correct code. Runs in its own transaction, so that a wrong attempt stays counted. */
export async function proveOwnPhone(
  client: PrismaClient,
  { employeeNo, code }: { employeeNo: number; code: string },
  now: Date,
): Promise<Verdict<'CAMPAIGN_PHONE_CODE_WRONG'>> {
  return client.$transaction(async (db) => {
    const { count } = await db.employeePhoneCode.updateMany({
      where: { employeeNo, endsAt: { gt: now }, tries: { lt: TRIES_MOST } },
      data: { tries: { increment: 1 } },
    })
    const kept = await db.employeePhoneCode.findUnique({ where: { employeeNo } })
    if (count === 0 || kept?.codeHash !== hashOf(employeeNo, code)) return denied('CAMPAIGN_PHONE_CODE_WRONG')
    await db.employeePhoneCode.delete({ where: { employeeNo } })
    const { phone } = kept
    await db.employee.update({ where: { employeeNo }, data: { phone, phoneProvedAt: now } })
    return allowed()
  })
}
