import { useSend } from '@hygiene/client'
import { releaseDormant } from '@hygiene/contracts/member/account/release-dormant'
import { Card, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'

export function ReleaseDormant() {
  const [released, setReleased] = useState<string | null>(null)
  const send = useSend(releaseDormant, {
    onDone: ({ userId }) => {
      identity.clear()
      setReleased(userId)
    },
    onRefused: ({ message }) => identity.clear(message),
  })
  const identity = useIdentityProof('releaseDormant', ({ proof }) =>
    // The mutation has already shown the refusal.
    send.mutateAsync(proof).then(
      () => undefined,
      () => undefined,
    ),
  )

  if (released !== null) return <Released userId={released} />
  return (
    <Screen
      width="narrow"
      lead="오랫동안 로그인하지 않으셔서 쉬고 있는 계정입니다. 본인확인을 하시면 바로 다시 쓰실 수 있습니다."
    >
      <Card title="본인확인으로 휴면을 해제해주세요">
        <ProofChoice
          identity={{ ...identity, isWorking: identity.isWorking || send.isPending }}
          note="신청하신 교육과 수료 기록은 그대로 남아 있습니다."
        />
      </Card>
    </Screen>
  )
}

function Released({ userId }: { userId: string }) {
  useNewScreen()
  return (
    <Screen width="narrow" title="휴면을 해제했습니다">
      <Card>
        <NoticeBox tone="done" title="다시 오신 것을 환영합니다. 로그인해주세요." live>
          비밀번호를 잊으셨으면 <Link to="/user/find/pw">비밀번호 찾기</Link>에서 새로 정해주세요.
        </NoticeBox>
        <DefinitionList items={[{ term: '아이디', detail: userId }]} />
        <Link {...linkButton({ wide: true })} to="/sign/in">
          로그인하기
        </Link>
      </Card>
    </Screen>
  )
}
