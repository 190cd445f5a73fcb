import type { Database } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { checkPassword, type Own, type OwnPasswordRefusal } from './check-password.ts'
import { takePhoneProof } from '../identity-check/take-phone-proof.ts'

/** A phone that is proved by a code, for a person who knows the password. */
export async function changePhone(
  deps: Pick<Database, 'db' | 'pool'>,
  own: Own,
  { password, ...proof }: { password: string; phone: string; phoneProof: string },
  now: Date,
): Promise<Verdict<OwnPasswordRefusal | 'CODE_OVER'>> {
  const verdict = await checkPassword(deps, own, password, now)
  if (!verdict.allowed) return verdict

  const { memberNo } = own
  const { phone } = proof
  return transaction(deps.db, async (db) => {
    const isProved = await takePhoneProof(db, proof, 'changePhone', now, memberNo)
    // Pressed again because the answer was lost: the number is this one already.
    if (!isProved && (await db.member.count({ where: { memberNo, phone } })) === 0) return denied('CODE_OVER')
    await db.member.update({ where: { memberNo }, data: { phone } })
    return allowed()
  })
}
