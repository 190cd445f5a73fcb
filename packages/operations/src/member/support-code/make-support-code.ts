import { createHmac, randomInt } from 'node:crypto'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { supportCodesSince } from '@hygiene/domain/member/support-code/support-code'

const DIGITS = 6
/** Of a million codes a few hundred live at most: the second try is free all but always. */
const MOST_TRIES = 5

/** Keyed: six digits alone would be found by trying them all. */
export function supportCodeHash(pepper: string, code: string): string {
  return createHmac('sha256', pepper).update(`support-code:${code}`).digest('hex')
}

/** A code for the telephone in the place of the person's earlier one. Throws where no free code is found. */
export async function makeSupportCode(
  db: PrismaClient,
  pepper: string,
  memberNo: number,
  now: Date,
  tries = MOST_TRIES,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const kept = { codeHash: supportCodeHash(pepper, code), createdAt: now }
  await db.supportCode.deleteMany({ where: { createdAt: { lte: supportCodesSince(now) } } })
  try {
    await db.supportCode.upsert({ where: { memberNo }, create: { memberNo, ...kept }, update: kept })
    return code
  } catch (error) {
    if (!isUniqueViolation(error) || tries === 1) throw error
    return makeSupportCode(db, pepper, memberNo, now, tries - 1)
  }
}
