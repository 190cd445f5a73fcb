import { createHash } from 'node:crypto'
import { readVerificationKit as contract } from '@hygiene/contracts'
import type { CertificateStatus } from '@hygiene/db'
import { fingerprintOf } from '@hygiene/domain'
import { certificateKeys, signRevocations } from '@hygiene/gateways'
import { implement } from '../http/implement.ts'

/** Our public keys and the list of withdrawn certificates as of now, signed. */
export const readVerificationKit = implement(contract, async ({ deps, now }) => {
  const { CERTIFICATE_SIGNING_KEY, CERTIFICATE_PUBLIC_KEYS } = deps.config
  const withdrawn = await deps.db.certificate.findMany({
    where: { status: { in: ['revoked', 'superseded'] } },
    select: { verificationNumber: true, status: true },
  })
  /** In the order of the fingerprints, which says nothing of the order of issue. */
  const fingerprintsOf = (wanted: CertificateStatus) =>
    withdrawn
      .filter(({ status }) => status === wanted)
      .map(({ verificationNumber }) =>
        fingerprintOf(createHash('sha256').update(verificationNumber).digest('hex')),
      )
      .toSorted()
  const list = { madeAt: now, revoked: fingerprintsOf('revoked'), superseded: fingerprintsOf('superseded') }
  return {
    keys: certificateKeys(CERTIFICATE_SIGNING_KEY, CERTIFICATE_PUBLIC_KEYS),
    list: { ...list, madeAt: now.toISOString(), ...signRevocations(CERTIFICATE_SIGNING_KEY, list) },
  }
})
