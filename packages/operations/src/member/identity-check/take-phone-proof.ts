import type { PhoneCodePurpose } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { oneTimeTokenHash } from '../login/one-time-token.ts'

const PROOF_MS = 600_000

/** Uses up the proof of a matched code, once and within ten minutes. */
export async function takePhoneProof(
  db: Transaction,
  { phone, phoneProof }: { phone: string; phoneProof: string },
  purpose: PhoneCodePurpose,
  now: Date,
  memberNo: number | null = null,
): Promise<boolean> {
  const { count } = await db.phoneCode.updateMany({
    where: {
      phone,
      purpose,
      memberNo,
      proofHash: oneTimeTokenHash(phoneProof),
      matchedAt: { gt: new Date(now.getTime() - PROOF_MS) },
      usedAt: null,
    },
    data: { usedAt: now },
  })
  return count === 1
}
