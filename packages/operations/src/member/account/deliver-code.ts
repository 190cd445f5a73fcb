import type { PhoneCode, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  codeExpiresAt,
  codeHourBefore,
  codeMessage,
  type CodesAsked,
  judgeCodeAsked,
  mayHaveOwnCode,
} from '@hygiene/domain/member/account/phone-code'
import { denied } from '@hygiene/domain/verdict'
import { newPhoneCode, phoneCodeHash } from './phone-code-hash.ts'

interface CodeWanted {
  phone: string
  /** The member who asks from my page; null where the caller has no login. */
  memberNo: number | null
  network: string
}

export interface CodeDeps {
  db: PrismaClient
  pepper: string
  /** Sends a text message; false where the provider refuses it or is away. */
  sendText: (message: { to: string; text: string; reference: string }) => Promise<boolean>
}

type Delivery =
  | { allowed: true; phoneCodeNo: number; expiresAt: Date }
  | { allowed: false; reason: 'CODE_TOO_OFTEN' | 'SMS_UNAVAILABLE' }

/** Counts, keeps the hash, then sends: a code counted but not sent still counts, or a broken provider would be flooded. */
export async function deliverCode(deps: CodeDeps, wanted: CodeWanted, now: Date): Promise<Delivery> {
  const code = newPhoneCode()
  const kept = await deps.db.$transaction((db) => keepCode(db, deps.pepper, wanted, code, now))
  if (!kept) return denied('CODE_TOO_OFTEN')

  const { phoneCodeNo, expiresAt, isSent } = kept
  const message = { to: wanted.phone, text: codeMessage(code), reference: `code-${phoneCodeNo}` }
  if (isSent && !(await deps.sendText(message))) return denied('SMS_UNAVAILABLE')
  return { allowed: true, phoneCodeNo, expiresAt }
}

/** Counted under a lock: a hundred requests at once are a hundred requests. */
async function keepCode(
  db: Transaction,
  pepper: string,
  { phone, memberNo, network }: CodeWanted,
  code: string,
  now: Date,
): Promise<(PhoneCode & { isSent: boolean }) | null> {
  const counted = memberNo === null ? 'codes without a login' : `codes of ${memberNo}`
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${counted}, 4))`
  const isKnownPhone = await isKnown(db, phone)
  const judged =
    memberNo === null
      ? judgeCodeAsked(await countAsked(db, { phone, network }, now), isKnownPhone)
      : await judgeOwnCode(db, memberNo, now)
  if (judged === 'tooOften') return null

  const kept = await db.phoneCode.create({
    data: {
      phone,
      purpose: memberNo === null ? 'findId' : 'changePhone',
      memberNo,
      network,
      isKnownPhone,
      codeHash: phoneCodeHash(pepper, phone, code),
      sentAt: now,
      expiresAt: codeExpiresAt(now),
    },
  })
  return { ...kept, isSent: judged === 'send' }
}

/** A phone of a member, or one whose owner has typed a code of ours before. */
async function isKnown(db: Transaction, phone: string): Promise<boolean> {
  const members = await db.member.count({ where: { phone, withdrawnAt: null } })
  return members > 0 || (await db.phoneCode.count({ where: { phone, matchedAt: { not: null } } })) > 0
}

async function countAsked(
  db: Transaction,
  { phone, network }: Pick<CodeWanted, 'phone' | 'network'>,
  now: Date,
): Promise<CodesAsked> {
  const asked = { purpose: 'findId' as const, sentAt: { gt: codeHourBefore(now) } }
  return {
    fromNetwork: await db.phoneCode.count({ where: { ...asked, network } }),
    fromNetworkToPhone: await db.phoneCode.count({ where: { ...asked, network, phone } }),
    toPhone: await db.phoneCode.count({ where: { ...asked, phone } }),
    toUnknown: await db.phoneCode.count({ where: { ...asked, isKnownPhone: false } }),
  }
}

async function judgeOwnCode(db: Transaction, memberNo: number, now: Date): Promise<'send' | 'tooOften'> {
  const asked = await db.phoneCode.count({ where: { memberNo, sentAt: { gt: codeHourBefore(now) } } })
  return mayHaveOwnCode(asked) ? 'send' : 'tooOften'
}
