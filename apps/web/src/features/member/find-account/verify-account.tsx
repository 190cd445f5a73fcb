import { useSend } from '@hygiene/client'
import { storeIdentity } from '@hygiene/contracts/member/identity-check/store-identity'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { clearVerifyToken, keptVerifyToken } from '../../../app/browser-storage/kept-verify-token.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'

const FIRST_LOG_IN = '아이디와 비밀번호로 로그인하시면 본인확인을 하실 수 있습니다.'

/** Verifies the owner of an unverified account after the correct password (specification section 4). */
export function VerifyAccount() {
  const [token] = useState(keptVerifyToken)
  const [over, setOver] = useState<string | null>(null)
  const [isVerified, setIsVerified] = useState(false)
  if (isVerified) return <Verified />
  if (token === null || over !== null) return <LogInFirst sentence={over ?? FIRST_LOG_IN} />
  return <Verification token={token} onVerified={() => setIsVerified(true)} onOver={setOver} />
}

type VerificationProps = { token: string; onVerified: () => void; onOver: (sentence: string) => void }

function Verification({ token, onVerified, onOver }: VerificationProps) {
  const send = useSend(storeIdentity, {
    onDone: () => {
      identity.clear()
      clearVerifyToken()
      onVerified()
    },
    onRefused: ({ refusal, message }) => {
      identity.clear(message)
      if (refusal !== 'VERIFICATION_OVER') return
      clearVerifyToken()
      onOver(message)
    },
  })
  const identity = useIdentityProof('verifyAccount', ({ proof }) =>
    // The mutation has already shown the refusal.
    send.mutateAsync({ verifyToken: token, ...proof }).then(
      () => undefined,
      () => undefined,
    ),
  )
  return (
    <Screen width="narrow" lead="가입하신 분이 맞는지 확인되면 바로 로그인하실 수 있습니다.">
      <Card title="본인확인을 해주세요">
        <ProofChoice
          identity={{ ...identity, isWorking: identity.isWorking || send.isPending }}
          note="이름과 휴대전화 번호는 확인된 내용으로 저장됩니다."
        />
      </Card>
    </Screen>
  )
}

function LogInFirst({ sentence }: { sentence: string }) {
  return (
    <Screen width="narrow">
      <Card title="먼저 로그인해주세요">
        <p>{sentence}</p>
        <LogInLink />
      </Card>
    </Screen>
  )
}

function Verified() {
  useNewScreen()
  return (
    <Screen width="narrow" title="본인확인을 마쳤습니다">
      <Card>
        <NoticeBox tone="done" title="이제 로그인하실 수 있습니다." live />
        <LogInLink />
      </Card>
    </Screen>
  )
}

function LogInLink() {
  return (
    <Link {...linkButton({ wide: true })} to="/sign/in">
      로그인하기
    </Link>
  )
}
