import type { PhoneCode, PhoneCodePurpose, Transaction } from '@hygiene/db'
import { codeExpiresAt, codeHourBefore, codeMessage, maySendCode } from '@hygiene/domain'
import { GatewayUnavailable } from '@hygiene/gateways'
import type { Deps } from '../deps.ts'
import { networkOf } from '../http/caller-network.ts'
import { newPhoneCode, phoneCodeHash } from './phone-code-hash.ts'

export interface CodeWanted {
  phone: string
  purpose: PhoneCodePurpose
  memberNo: number | null
  /** Counted by the connection behind it. */
  ipAddress: string
  now: Date
}

export type Delivery =
  | { outcome: 'sent'; phoneCodeNo: number; expiresAt: string }
  | { outcome: 'CODE_TOO_OFTEN' | 'SMS_UNAVAILABLE' }

/** Counts, keeps the hash, then sends: what was counted but not sent still counts, or a broken provider would be flooded. */
export async function deliverCode(deps: Deps, wanted: CodeWanted): Promise<Delivery> {
  const code = newPhoneCode()
  const kept = await deps.db.$transaction((db) => keepCode(db, deps, wanted, code))
  if (!kept) return { outcome: 'CODE_TOO_OFTEN' }
  if (!(await isSent(deps, wanted.phone, code, kept))) return { outcome: 'SMS_UNAVAILABLE' }
  return { outcome: 'sent', phoneCodeNo: kept.phoneCodeNo, expiresAt: kept.expiresAt.toISOString() }
}

/** The limits are counted under a lock on phone and address: a hundred requests at once are a hundred requests. */
async function keepCode(
  db: Transaction,
  { config }: Deps,
  { phone, purpose, memberNo, now, ...from }: CodeWanted,
  code: string,
): Promise<PhoneCode | null> {
  const ipAddress = networkOf(from.ipAddress)
  for (const key of [`phone ${phone}`, `from ${ipAddress}`].toSorted((a, b) => a.localeCompare(b))) {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 4))`
  }
  const sentAt = { gt: codeHourBefore(now) }
  const toPhone = await db.phoneCode.count({ where: { phone, sentAt } })
  const fromAddress = await db.phoneCode.count({ where: { ipAddress, sentAt } })
  if (!maySendCode({ toPhone, fromAddress })) return null

  return db.phoneCode.create({
    data: {
      phone,
      purpose,
      memberNo,
      ipAddress,
      codeHash: phoneCodeHash(config.IDENTITY_PEPPER, phone, code),
      sentAt: now,
      expiresAt: codeExpiresAt(now),
    },
  })
}

async function isSent(deps: Deps, to: string, code: string, { phoneCodeNo }: PhoneCode): Promise<boolean> {
  try {
    const message = { to, text: codeMessage(code), reference: `code-${phoneCodeNo}` }
    return (await deps.sms.send(message)).outcome === 'sent'
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false
    throw error
  }
}
