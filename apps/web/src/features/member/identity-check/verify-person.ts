import { call } from '@hygiene/client'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { confirmIdentityCheck } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { IdentityChannel } from '@hygiene/domain/text'
import { type KnownPerson, openIdentityWindow } from '../../../shared/identity-proof/identity-window.ts'
import { type Outcome, outcomeOf } from '../../../shared/identity-proof/outcome.ts'

/** Opens the provider's window and has the server confirm the outcome. */
export function verifyPerson(enrolmentNo: EnrolmentNo, method: IdentityChannel): Promise<Outcome<unknown>> {
  return outcomeOf(async () => {
    const begun = await call(beginIdentityCheck, { enrolmentNo, method })
    await openIdentityWindow(begun, knownOf(begun))
    return call(confirmIdentityCheck, { identityVerificationId: begun.identityVerificationId })
  })
}

export function confirmPerson(identityVerificationId: string): Promise<Outcome<unknown>> {
  return outcomeOf(() => call(confirmIdentityCheck, { identityVerificationId }))
}

function knownOf({ customer }: EntityOf<typeof beginIdentityCheck>): KnownPerson {
  const digits = customer.birthDate.replaceAll(/\D/g, '')
  return {
    fullName: customer.fullName,
    phoneNumber: customer.phoneNumber,
    birthYear: digits.slice(0, 4),
    birthMonth: digits.slice(4, 6),
    birthDay: digits.slice(6, 8),
  }
}
