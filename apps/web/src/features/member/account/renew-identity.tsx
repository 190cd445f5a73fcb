import { useSend } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { renewIdentity } from '@hygiene/contracts/member/identity-check/renew-identity'
import { Card, showAlert } from '@hygiene/ui'
import { Screen } from '../../../app/layout/screen.tsx'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import { go } from '../../../app/router/go.ts'

export function RenewIdentity() {
  const send = useSend(renewIdentity, {
    refresh: [readMyPage, fetchUser],
    onDone: async ({ name }) => {
      identity.clear()
      await showAlert(`${name} 님의 정보를 본인확인 내용으로 바꿨습니다.`, { title: '정보를 고쳤습니다' })
      await go('/user/page', { replace: true })
    },
    onRefused: ({ message }) => identity.clear(message),
  })
  const identity = useIdentityProof('renewIdentity', ({ proof }) =>
    // The mutation has already shown the refusal.
    send.mutateAsync(proof).then(
      () => undefined,
      () => undefined,
    ),
  )

  return (
    <Screen
      width="narrow"
      lead="개명하셨거나 번호가 바뀌었을 때, 본인확인에서 확인된 이름·생년월일·휴대전화 번호로 고칩니다."
    >
      <Card title="본인확인을 해주세요">
        <ProofChoice
          identity={{ ...identity, isWorking: identity.isWorking || send.isPending }}
          note="가입하신 본인만 고칠 수 있습니다. 이미 발급된 수료증과 신청 내역의 이름은 바뀌지 않습니다."
        />
      </Card>
    </Screen>
  )
}
