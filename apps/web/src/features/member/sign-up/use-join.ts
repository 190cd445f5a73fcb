import { type Refused, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { join } from '@hygiene/contracts/member/account/join'
import { askConfirm, showAlert } from '@hygiene/ui'
import type { Wrong } from '@hygiene/client/use-fields'
import type { IdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import { type NewPassword, REFUSED_AS_NEW } from '../../../shared/new-password/new-password.ts'
import { go } from '../../../app/router/go.ts'
import type { Account, SignUpDraft } from './draft.ts'

export type Joined = EntityOf<typeof join>

type Joining = {
  draft: SignUpDraft & NewPassword
  proof: IdentityProof
  show: (wrong: Wrong<Account & NewPassword>) => void
  onJoined: (joined: Joined) => void
}

export function useJoin({ draft, proof, show, onJoined }: Joining) {
  async function refused({ refusal, message }: Refused) {
    if (refusal === 'ID_TAKEN') return show({ userId: message })
    if (REFUSED_AS_NEW.has(refusal)) return show({ newPassword: message })
    if (refusal === 'PROOF_OVER') return proof.clear(message)
    if (refusal !== 'ALREADY_MEMBER') return showAlert(message, { title: '가입하지 못했습니다' })
    const finds = await askConfirm(message, {
      title: '이미 가입하셨습니다',
      confirmLabel: '아이디 찾기',
      cancelLabel: '닫기',
    })
    return finds ? go('/user/find/id') : undefined
  }

  const send = useSend(join, { onDone: onJoined, onRefused: refused })
  return {
    isBusy: send.isPending,
    join: () => {
      if (proof.person === null) return
      const { userId, email, newPassword, terms, privacy, marketing, thirdParty } = draft
      if (!terms || !privacy) return
      send.mutate({
        ...proof.person.proof,
        userId: userId.trim(),
        userPw: newPassword,
        email: email.trim(),
        termsConsent: terms,
        privacyConsent: privacy,
        marketingConsent: marketing,
        thirdPartyConsent: thirdParty,
      })
    },
  }
}
