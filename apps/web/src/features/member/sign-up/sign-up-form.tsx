import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, StepIndicator } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Wrong } from '@hygiene/client/use-fields'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { useSteps } from '../../../shared/forms/use-steps.ts'
import { WrongFields } from '../../../shared/forms/wrong-fields.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { signInPath } from '../../../app/router/login-guard.ts'
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
import { IdentityStep } from './identity-step.tsx'
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
  // The way on is the verification itself, or the card's own button: one main button a screen.
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
