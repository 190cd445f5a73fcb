import type { PhoneCode, PhoneCodePurpose, PrismaClient, Transaction } from '@hygiene/db'
import { codeExpiresAt, codeHourBefore, codeMessage, denied, maySendCode } from '@hygiene/domain'
import { newPhoneCode, phoneCodeHash } from './phone-code-hash.ts'

interface CodeWanted {
  phone: string
  purpose: PhoneCodePurpose
  memberNo: number | null
  /** The key that counts the calls of one connection. */
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

  const { phoneCodeNo, expiresAt } = kept
  const message = { to: wanted.phone, text: codeMessage(code), reference: `code-${phoneCodeNo}` }
  if (!(await deps.sendText(message))) return denied('SMS_UNAVAILABLE')
  return { allowed: true, phoneCodeNo, expiresAt }
}

/** The limits are counted under a lock on phone and address: a hundred requests at once are a hundred requests. */
async function keepCode(
  db: Transaction,
  pepper: string,
  { phone, purpose, memberNo, network: ipAddress }: CodeWanted,
  code: string,
  now: Date,
): Promise<PhoneCode | null> {
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
      codeHash: phoneCodeHash(pepper, phone, code),
      sentAt: now,
      expiresAt: codeExpiresAt(now),
    },
  })
}
