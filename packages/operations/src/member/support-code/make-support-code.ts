import { createHmac, randomInt } from 'node:crypto'
import { makeSupportCode as contract } from '@hygiene/contracts/member/support-code/make-support-code'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { SUPPORT_CODE_SECONDS, supportCodesSince } from '@hygiene/domain/member/support-code/support-code'
import { procedure } from '../../kit/operation.ts'

const DIGITS = 6
/** Limits the attempts: a few hundred of a million codes are live, so the second is nearly always free. */
const MOST_TRIES = 5

/** Uses a keyed hash, because six digits alone could be found by trying all of them. */
export function supportCodeHash(pepper: string, code: string): string {
  return createHmac('sha256', pepper).update(`support-code:${code}`).digest('hex')
}

/** Replaces the person's earlier code for a call with support. */
export const makeSupportCode = procedure(contract, { needs: ['IDENTITY_PEPPER'] }, async (call) => ({
  code: await freeCode(call.db, call.IDENTITY_PEPPER, call.actor.memberNo, call.now),
  expiresAt: new Date(call.now.getTime() + SUPPORT_CODE_SECONDS * 1000),
}))

/** Throws if every code tried is taken. */
async function freeCode(
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
    return freeCode(db, pepper, memberNo, now, tries - 1)
  }
}
