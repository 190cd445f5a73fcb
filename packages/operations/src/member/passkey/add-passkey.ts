import { addPasskey as contract } from '@hygiene/contracts/member/passkey/add-passkey'
import { transaction } from '@hygiene/db/transaction'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { denied } from '@hygiene/domain/verdict'
import { MOST_PASSKEYS } from '@hygiene/domain/member/passkey/passkey'
import { procedure } from '../../kit/operation.ts'
import { noteAccount } from '../account/note-account.ts'
import { readNewKey } from '../account/passkey/verify.ts'
import { takeChallenge } from '../login/passkey-challenge.ts'

type Added =
  | { allowed: true; passkeyNo: number }
  | { allowed: false; reason: 'PASSKEY_REFUSED' | 'PASSKEY_TOO_MANY' }

/** Stores a key made for our challenge. A repeated request after a lost answer stores it once. */
export const addPasskey = procedure(contract, { needs: ['passkeySite'] }, async (call): Promise<Added> => {
  const { db: client, input, actor, passkeySite, now } = call
  const { memberNo } = actor
  const { credentialId, passkeyName: name, transports } = input
  const kept = await client.passkey.findFirst({ where: { credentialId, memberNo } })
  if (kept) return { allowed: true, passkeyNo: kept.passkeyNo }
  const challenge = await takeChallenge(client, input.clientData, memberNo, now)
  const key = challenge === null ? null : await readNewKey(passkeySite, input, challenge)
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
})
