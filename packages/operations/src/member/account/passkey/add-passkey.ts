import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { MOST_PASSKEYS } from '@hygiene/domain/member/passkey/passkey'
import { noteAccount } from '../note-account.ts'
import { takeChallenge } from './challenge.ts'
import { type PasskeyMade, type PasskeySite, readNewKey } from './verify.ts'

interface PasskeyWanted extends PasskeyMade {
  name: string
  transports: string[]
}

type Added =
  | { allowed: true; passkeyNo: number }
  | { allowed: false; reason: 'PASSKEY_REFUSED' | 'PASSKEY_TOO_MANY' }

/** Stores a key made for our challenge. A repeated request after a lost answer stores it once. */
export async function addPasskey(
  client: PrismaClient,
  site: PasskeySite,
  memberNo: number,
  wanted: PasskeyWanted,
  now: Date,
): Promise<Added> {
  const { credentialId, name, transports } = wanted
  const kept = await client.passkey.findFirst({ where: { credentialId, memberNo } })
  if (kept) return { allowed: true, passkeyNo: kept.passkeyNo }
  const challenge = await takeChallenge(client, wanted.clientData, memberNo, now)
  const key = challenge === null ? null : await readNewKey(site, wanted, challenge)
  if (!key) return denied('PASSKEY_REFUSED')
  const { counter } = key
  const publicKey = Buffer.from(key.publicKey)
  try {
    return await transaction(client, async (db): Promise<Added> => {
      await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR UPDATE`
      if ((await db.passkey.count({ where: { memberNo } })) >= MOST_PASSKEYS)
        return denied('PASSKEY_TOO_MANY')
      const data = { memberNo, credentialId, publicKey, counter, transports, name, createdAt: now }
      const { passkeyNo } = await db.passkey.create({ data })
      await noteAccount(db, { memberNo, kind: 'passkeyAdded', about: name, at: now })
      return { allowed: true, passkeyNo }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return denied('PASSKEY_REFUSED')
    throw error
  }
}
