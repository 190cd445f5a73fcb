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
import { GatewayUnavailable } from '@hygiene/gateways'
import type { Services } from '../../kit/services.ts'
import { takePlace } from '../../platform/message/take-place.ts'
import { newPhoneCode, phoneCodeHash } from './phone-code-hash.ts'

interface CodeWanted {
  phone: string
  memberNo: number | null
  network: string
}

export const CODE_NEEDS = [
  'IDENTITY_PEPPER',
  'SMS_A_DAY',
  'SMS_KEPT_FOR_URGENT',
  'association',
  'network',
  'sms',
] as const

type CodeCall = Pick<Services, (typeof CODE_NEEDS)[number]> & { db: PrismaClient; now: Date }

/**
 * Counts the code and stores its hash before sending. A code that was counted but not sent still counts, so that a broken
 * provider is not flooded.
 */
export async function deliverCode(call: CodeCall, phone: string, memberNo: number | null) {
  const { db: client, IDENTITY_PEPPER, network, now } = call
  const code = newPhoneCode()
  const wanted = { phone, memberNo, network }
  const kept = await client.$transaction((db) => keepCode(db, IDENTITY_PEPPER, wanted, code, now))
  if (!kept) return denied('CODE_TOO_OFTEN')

  const { phoneCodeNo, expiresAt, isSent } = kept
  const message = { to: phone, text: codeMessage(code), reference: `code-${phoneCodeNo}` }
  if (isSent && !(await sendText(call, message))) return denied('SMS_UNAVAILABLE')
  return { phoneCodeNo, expiresAt }
}

/** Returns false if the provider refuses the message or is away, and once the day's ceiling is reached. */
async function sendText(
  { db, SMS_A_DAY, SMS_KEPT_FOR_URGENT, association, sms, now }: CodeCall,
  message: { to: string; text: string; reference: string },
): Promise<boolean> {
  try {
    const ceiling = { aDay: SMS_A_DAY, keptForUrgent: SMS_KEPT_FOR_URGENT }
    if (!(await takePlace(db, ceiling, true, now))) return false
    const { text } = await association(now)
    return (await sms.send({ ...message, sender: text.messageSender })).outcome === 'sent'
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
}

/** Counts under a lock, so that simultaneous requests are all counted. */
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
