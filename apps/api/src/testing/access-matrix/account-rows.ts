import { logInByPasskey } from '@hygiene/contracts/member/login/log-in-by-passkey'
import { login } from '@hygiene/contracts/member/login/login'
import { answerHelp } from '@hygiene/contracts/member/help/answer-help'
import { endHelp } from '@hygiene/contracts/member/help/end-help'
import { listHelpActions } from '@hygiene/contracts/member/help/list-help-actions'
import { readHelpAsk } from '@hygiene/contracts/member/help/read-help-ask'
import { addPasskey } from '@hygiene/contracts/member/passkey/add-passkey'
import { changePhone } from '@hygiene/contracts/member/account/change-phone'
import { checkDuplicateId } from '@hygiene/contracts/member/account/check-duplicate-id'
import { confirmIdentityProof } from '@hygiene/contracts/member/identity-check/confirm-identity-proof'
import { findId } from '@hygiene/contracts/member/account/find-id'
import { findPassword } from '@hygiene/contracts/member/account/find-password'
import { join } from '@hygiene/contracts/member/account/join'
import { matchCode } from '@hygiene/contracts/member/account/match-code'
import { refuseMarketing } from '@hygiene/contracts/member/account/refuse-marketing'
import { releaseDormant } from '@hygiene/contracts/member/account/release-dormant'
import { removePasskey } from '@hygiene/contracts/member/passkey/remove-passkey'
import { renewIdentity } from '@hygiene/contracts/member/identity-check/renew-identity'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { storeIdentity } from '@hygiene/contracts/member/identity-check/store-identity'
import { checkLinkedLogin } from '@hygiene/contracts/member/login/staff/check-linked-login'
import { redeemLink } from '@hygiene/contracts/member/login/staff/redeem-link'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { PASSWORD } from '@hygiene/testing'
import type { Records } from './records.ts'
import { guessed, row, type StrangerRow } from './stranger-row.ts'

const NEW_PASSWORD = 'Qv7!mxw2Lr'
const WRONG_PASSWORD = 'Qv8!mxw2Lr'
const applicationId = 'edu' as const

const signUpOf = ({ proofs }: Records, { userId }: Pick<Records, 'userId'>) => ({
  ...proofs.signUp,
  userId,
  userPw: NEW_PASSWORD,
  termsConsent: true as const,
  privacyConsent: true as const,
})

const passwordOf = (theirs: Records, own: Records) => (theirs === own ? PASSWORD : WRONG_PASSWORD)

const overheard = (purpose: keyof Records['proofs']) => (theirs: Records, own: Records) => ({
  ...theirs.proofs[purpose],
  proofSecret: own.proofs[purpose].proofSecret,
})

export const ACCOUNT_ROWS: readonly StrangerRow[] = [
  row(
    login,
    'WRONG_PASSWORD',
    (theirs, own) => ({ userId: theirs.userId, userPw: passwordOf(theirs, own), applicationId }),
    {
      leaves: ['LoginThrottle'],
    },
  ),
  row(
    staffLogin,
    'STAFF_WRONG_LOGIN',
    (theirs, own) => ({ loginId: theirs.loginId, password: passwordOf(theirs, own) }),
    {
      leaves: ['LoginThrottle'],
    },
  ),
  row(
    logInByPasskey,
    'PASSKEY_REFUSED',
    (theirs, own) => ({
      ...own.signed,
      credentialId: theirs.signed.credentialId,
      userHandle: theirs.signed.userHandle,
      applicationId,
    }),
    { leaves: ['LoginThrottle', 'PasskeyChallenge'] },
  ),
  row(addPasskey, 'PASSKEY_REFUSED', (theirs, own) => ({
    ...own.newKey,
    credentialId: theirs.newKey.credentialId,
    transports: [],
    passkeyName: '전화기',
  })),
  row(removePasskey, 'PASSKEY_UNKNOWN', ({ passkeyNo }) => ({ passkeyNo })),
  row(checkDuplicateId, 'ID_TAKEN', ({ userId }) => ({ userId }), { isForAll: true }),
  row(join, 'ID_TAKEN', (theirs, own) => signUpOf(own, theirs), { isForAll: true }),
  row(join, 'PROOF_OVER', (theirs, own) => ({
    ...signUpOf(own, { userId: `fresh${own.person.memberNo}` }),
    ...overheard('signUp')(theirs, own),
  })),
  row(confirmIdentityProof, 'IDENTITY_UNKNOWN', overheard('findId')),
  row(findId, 'PROOF_OVER', overheard('findId')),
  row(findId, 'CODE_OVER', ({ person: { name, birth, phone }, idProof }, own) => ({
    name,
    birth,
    phone,
    phoneProof: guessed(idProof, own.idProof),
  })),
  row(findId, 'CODE_OVER', ({ person: { name, birth, phone } }, { idProof: phoneProof }) => ({
    name,
    birth,
    phone,
    phoneProof,
  })),
  row(findPassword, 'PROOF_OVER', (theirs, own) => ({
    ...overheard('findPassword')(theirs, own),
    userId: theirs.userId,
  })),
  row(findPassword, 'MEMBER_UNKNOWN', ({ userId }, { proofs }) => ({ ...proofs.findPassword, userId })),
  row(releaseDormant, 'PROOF_OVER', overheard('releaseDormant')),
  row(storeIdentity, 'PROOF_OVER', (theirs, own) => ({
    ...overheard('verifyAccount')(theirs, own),
    verifyToken: own.verifyToken,
  })),
  row(storeIdentity, 'OTHER_PERSON', ({ verifyToken }, { proofs }) => ({
    ...proofs.verifyAccount,
    verifyToken,
  })),
  row(storeIdentity, 'VERIFICATION_OVER', (theirs, own) => ({
    ...theirs.proofs.verifyAccount,
    verifyToken: guessed(theirs.verifyToken, own.verifyToken),
  })),
  row(renewIdentity, 'PROOF_OVER', overheard('renewIdentity')),
  row(renewIdentity, 'OTHER_PERSON', ({ proofs }) => proofs.renewIdentity),
  row(resetPassword, 'RESET_OVER', ({ resetToken }, own) => ({
    resetToken: guessed(resetToken, own.resetToken),
    userPw: NEW_PASSWORD,
  })),
  row(matchCode, 'CODE_OVER', ({ phoneCodeNo }, { person: { phone }, code }) => ({
    phoneCodeNo,
    phone,
    code,
  })),
  row(matchCode, 'CODE_WRONG', ({ code }, { person: { phone }, phoneCodeNo }) => ({
    phoneCodeNo,
    phone,
    code,
  })),
  row(changePhone, 'CODE_OVER', ({ changeProof: phoneProof, person: { phone } }) => ({
    phone,
    phoneProof,
    userPw: PASSWORD,
  })),
  row(readHelpAsk, 'HELP_LINK_OVER', ({ helpToken }, own) => ({ token: guessed(helpToken, own.helpToken) })),
  row(answerHelp, 'HELP_LINK_OVER', ({ helpToken }, own) => ({
    token: guessed(helpToken, own.helpToken),
    answer: 'refuse' as const,
  })),
  row(refuseMarketing, 'REFUSAL_LINK_WRONG', ({ refusalToken }, own) => ({
    token: guessed(refusalToken, own.refusalToken),
  })),
  row(listHelpActions, 'HELP_GONE', ({ helpNo }) => ({ helpNo })),
  row(endHelp, 'HELP_GONE', ({ helpNo }) => ({ helpNo })),
  row(checkLinkedLogin, 'LINK_OVER', ({ authorization }, own) => ({
    authorization: guessed(authorization, own.authorization),
    applicationId,
  })),
  row(redeemLink, 'LINK_OVER', ({ authorization }, own) => ({
    authorization: guessed(authorization, own.authorization),
    applicationId,
    disconnect: 1,
  })),
]
