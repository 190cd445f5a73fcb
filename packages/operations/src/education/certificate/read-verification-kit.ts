import { createHash } from 'node:crypto'
import { readVerificationKit as contract } from '@hygiene/contracts/education/certificate/read-verification-kit'
import { fingerprintOf, listEntry } from '@hygiene/domain/education/certificate/signed/revocation-list'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { certificateKeys, signRevocations } from '@hygiene/gateways'
import { query } from '../../kit/operation.ts'

interface Withdrawn {
  verificationNumber: string
  at: Date | null
}

export const readVerificationKit = query(
  contract,
  { needs: ['CERTIFICATE_SIGNING_KEY', 'CERTIFICATE_PUBLIC_KEYS'] },
  async ({ db, now, CERTIFICATE_SIGNING_KEY, CERTIFICATE_PUBLIC_KEYS }) => {
    const [revoked, replaced] = await Promise.all([
      db.certificate.findMany({
        where: { status: 'revoked' },
        select: { verificationNumber: true, revokedAt: true },
      }),
      db.replacedCertificate.findMany({ select: { verificationNumber: true, replacedAt: true } }),
    ])
    const list = {
      madeAt: now,
      revoked: entriesOf(revoked.map(({ revokedAt: at, ...one }) => ({ ...one, at }))),
      superseded: entriesOf(replaced.map(({ replacedAt: at, ...one }) => ({ ...one, at }))),
    }
    return {
      keys: certificateKeys(CERTIFICATE_SIGNING_KEY, CERTIFICATE_PUBLIC_KEYS),
      list: { ...list, ...signRevocations(CERTIFICATE_SIGNING_KEY, list) },
    }
  },
)

/** Sorts by fingerprint, which hides the order of issue. */
function entriesOf(withdrawn: readonly Withdrawn[]): string[] {
  return withdrawn
    .flatMap(({ verificationNumber, at }) =>
      at === null
        ? []
        : listEntry(
            fingerprintOf(createHash('sha256').update(verificationNumber).digest('hex')),
            seoulDay(at),
          ),
    )
    .toSorted()
}
