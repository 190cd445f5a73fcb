import type { Database } from '@hygiene/db/connect'
import type { Passkey, PrismaClient } from '@hygiene/db/generated/client'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { judgePasskeyCounter } from '@hygiene/domain/member/passkey/passkey'
import { keepAttempt } from '../../login/attempts.ts'
import { countAttempt } from '../count-attempt.ts'
import { letIn, type LetIn, type LoginDevice, type MergedAway } from '../let-in.ts'
import { noteAccount } from '../note-account.ts'
import { takeChallenge } from '../../login/passkey-challenge.ts'
import { type PasskeySigned, type PasskeySite, readSignedCounter, userHandleOf } from './verify.ts'

type KeyRefused = 'PASSKEY_REFUSED' | 'PASSKEY_BLOCKED'
type Refused =
  | KeyRefused
  | 'PASSKEY_UNKNOWN'
  | 'LOGIN_LOCKED'
  | 'LOGIN_TOO_SOON'
  | 'DORMANT_ACCOUNT'
  | 'ALREADY_CONNECTED'

/**
 * Logs in by passkey with the same outcomes and throttle as the password: a wrong signature counts as a wrong password, and a
 * locked account is locked for both.
 */
export async function logInByPasskey(
  deps: Pick<Database, 'db' | 'pool'>,
  site: PasskeySite,
  { signed, device }: { signed: PasskeySigned; device: LoginDevice },
  now: Date,
): Promise<LetIn | Exclude<Verdict<Refused>, { allowed: true }> | MergedAway> {
  const { db, pool } = deps
  const challenge = await takeChallenge(db, signed.clientData, null, now)
  const passkey = await db.passkey.findUnique({
    where: { credentialId: signed.credentialId },
    include: { member: { select: { userId: true } } },
  })
  if (!passkey) return denied('PASSKEY_UNKNOWN')
  if (challenge === null) return denied('PASSKEY_REFUSED')

  const key = passkey.member.userId
  const of = { key, network: device.network }
  const { throttle, account, attemptId } = await countAttempt(pool, of, device.applicationId, now)
  if (!throttle.allowed) return denied(throttle.reason)
  const use = account
    ? await useKey(db, site, passkey, { signed, challenge }, now)
    : denied('PASSKEY_UNKNOWN')
  if (!account || !use.allowed) {
    await keepAttempt(pool, key, attemptId)
    return use.allowed ? denied('PASSKEY_UNKNOWN') : use
  }
  const outcome = await letIn(deps, account, { ...device, isByPasskey: true }, now)
  if (outcome !== 'outdated') return outcome
  await keepAttempt(pool, key, attemptId)
  return denied('PASSKEY_REFUSED')
}

async function useKey(
  client: PrismaClient,
  site: PasskeySite,
  passkey: Passkey,
  { signed, challenge }: { signed: PasskeySigned; challenge: string },
  now: Date,
): Promise<Verdict<KeyRefused>> {
  if (signed.userHandle !== userHandleOf(passkey.memberNo)) return denied('PASSKEY_REFUSED')
  const notified = await readSignedCounter(site, passkey, signed, challenge)
  return notified === null ? denied('PASSKEY_REFUSED') : countUse(client, passkey, notified, now)
}

/**
 * Does not use `transaction`, which rolls back on a refusal and would undo the block of a copied key. The lock makes simultaneous
 * uses of a key and its copy run in turn.
 */
async function countUse(
  client: PrismaClient,
  { passkeyNo, memberNo, name }: Passkey,
  notified: number,
  now: Date,
): Promise<Verdict<KeyRefused>> {
  return client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Passkey" WHERE "passkeyNo" = ${passkeyNo} FOR UPDATE`
    const kept = await db.passkey.findUnique({ where: { passkeyNo } })
    if (!kept) return denied('PASSKEY_REFUSED')
    if (kept.blockedAt) return denied('PASSKEY_BLOCKED')
    const verdict = judgePasskeyCounter(Number(kept.counter), notified)
    const data = verdict.allowed ? { counter: notified, lastUsedAt: now } : { blockedAt: now }
    await db.passkey.update({ where: { passkeyNo }, data })
    if (verdict.allowed) return allowed()
    await noteAccount(db, { memberNo, kind: 'passkeyBlocked', about: name, at: now })
    return verdict
  })
}
