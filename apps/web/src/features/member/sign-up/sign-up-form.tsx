import type { Wrong } from '@hygiene/client/use-fields'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, Card, linkButton, NoticeBox, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { signInPath } from '../../../app/router/login-guard.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { useSteps } from '../../../shared/forms/use-steps.ts'
import { WrongFields } from '../../../shared/forms/wrong-fields.tsx'
import { PersonList } from '../../../shared/identity-proof/person-list.tsx'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { type IdentityProof, useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import { type NewPassword, NO_PASSWORD, wrongNewPassword } from '../../../shared/new-password/new-password.ts'
import { AccountStep } from './account-step.tsx'
import { ConsentsStep } from './consents-step.tsx'
import {
  EMPTY_SIGN_UP,
  inScreenOrder,
  SIGN_UP_STEPS,
  type SignUpDraft,
  wrongAccount,
  wrongConsents,
} from './draft.ts'
import styles from './sign-up.module.css'
import { tooYoung } from './too-young.ts'
import { type Joined, useJoin } from './use-join.ts'

/** Without a login the draft belongs to this tab. */
const OWNER = { userId: '', form: 'signUp' }

type SignUpFormProps = { returnTo: string; onJoined: (joined: Joined) => void }

export function SignUpForm({ returnTo, onJoined }: SignUpFormProps) {
  const kept = useDraft<SignUpDraft>(OWNER, EMPTY_SIGN_UP)
  const [password, setPassword] = useState<NewPassword>(NO_PASSWORD)
  const [said, setSaid] = useState<Wrong<SignUpDraft & NewPassword>>({})
  const proof = useIdentityProof('signUp')
  const draft = { ...kept.draft, ...password }

  const judgeAccount = () => inScreenOrder({ ...wrongAccount(draft), ...wrongNewPassword(password) })
  const steps = useSteps(
    [() => wrongConsents(draft), () => wrongPerson(proof), judgeAccount],
    signInPath(returnTo),
  )
  const joining = useJoin({
    draft,
    proof,
    show: setSaid,
    onJoined: (joined) => {
      kept.clear()
      proof.clear()
      onJoined(joined)
    },
  })

  const part = {
    draft,
    wrong: { ...steps.wrong, ...said },
    change: (changed: Partial<SignUpDraft & NewPassword>) => {
      const { newPassword, newPasswordAgain, ...written } = { ...password, ...changed }
      setPassword({ newPassword, newPasswordAgain })
      kept.change(written)
      setSaid({})
      steps.settle(Object.keys(changed))
    },
  }
  const submit = () => steps.passes() && joining.join()
  const isLast = steps.step === SIGN_UP_STEPS.length
  // The verification itself, or the card's own button, leads on: a screen has only one main button.
  const isStopped = steps.step === 2 && wrongPerson(proof).person !== undefined
  const isProving = isStopped && proof.person === null && !proof.isMember
  const back = (
    <Button tone="secondary" onClick={steps.back}>
      이전
    </Button>
  )

  return (
    <Screen
      width="narrow"
      head={<StepIndicator steps={SIGN_UP_STEPS} current={steps.step} />}
      bar={
        !isProving && (
          <div className={styles.bar}>
            {back}
            {isLast && (
              <Button busy={joining.isBusy} onClick={submit}>
                가입하기
              </Button>
            )}
            {!isLast && !isStopped && (
              <Button onClick={steps.next}>
                다음: {SIGN_UP_STEPS[steps.step]}
                <ChevronRight aria-hidden />
              </Button>
            )}
          </div>
        )
      }
    >
      <WrongFields wrong={part.wrong} />
      {steps.step === 1 && <ConsentsStep {...part} />}
      {steps.step === 2 && <IdentityStep identity={proof} back={back} />}
      {isLast && proof.person && <AccountStep part={part} person={proof.person} onSubmit={submit} />}
    </Screen>
  )
}

function wrongPerson({ person, isMember }: IdentityProof): { person?: string } {
  if (isMember) return { person: REFUSALS.ALREADY_MEMBER.message }
  if (person === null) return { person: '본인확인을 먼저 해주세요.' }
  const young = tooYoung(person.birth)
  return young === null ? {} : { person: young }
}

/** Requires the real name and one account per person (specification section 5, terms). */
function IdentityStep({ identity, back }: { identity: IdentityProof; back: ReactNode }) {
  const { person } = identity
  if (identity.isMember) return <AlreadyMember onAgain={() => identity.clear()} />
  if (person === null) {
    return (
      <Card
        title="본인확인을 해주세요"
        lead="수료증에 적힐 이름과 생년월일을 확인합니다. 한 사람은 하나의 아이디만 만들 수 있습니다."
      >
        <ProofChoice
          identity={identity}
          back={back}
          note="인증 창에서 입력하신 이름, 생년월일, 휴대전화 번호를 그대로 받아 옵니다. 주민등록번호는 받지 않습니다."
        />
      </Card>
    )
  }
  const refusal = tooYoung(person.birth)
  return (
    <Card title="본인확인을 마쳤습니다">
      {refusal ? (
        <NoticeBox tone="error" title={refusal} live />
      ) : (
        <NoticeBox tone="done" title="아래 내용이 맞으면 다음으로 가주세요." live />
      )}
      <PersonList person={person} />
      <div>
        <Button tone="secondary" onClick={() => identity.clear()}>
          본인확인 다시 하기
        </Button>
      </div>
    </Card>
  )
}

/** Is shown before the form: one account per person (specification section 5, terms). */
function AlreadyMember({ onAgain }: { onAgain: () => void }) {
  return (
    <Card title="이미 가입하셨습니다">
      <NoticeBox title={REFUSALS.ALREADY_MEMBER.message} live />
      <Link {...linkButton({ wide: true })} to="/user/find/id">
        아이디 찾기
      </Link>
      <Link {...linkButton({ wide: true, tone: 'secondary' })} to="/sign/in">
        로그인하기
      </Link>
      <Button wide tone="quiet" onClick={onAgain}>
        다른 분으로 본인확인하기
      </Button>
    </Card>
  )
}
