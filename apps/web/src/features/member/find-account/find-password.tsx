import { StepIndicator } from '@hygiene/ui'
import { useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import { AskPassword, type Reset } from './ask-password.tsx'
import { PasswordReset } from './password-reset.tsx'
import { SetPassword } from './set-password.tsx'

const STEPS = ['아이디 확인·본인확인', '새 비밀번호'] as const

/** /user/find/pw: a person who proves to own the id sets a new password. */
export function FindPassword() {
  const [reset, setReset] = useState<Reset | null>(null)
  const [doneFor, setDoneFor] = useState<string | null>(null)

  if (doneFor !== null) return <PasswordReset userId={doneFor} />
  return (
    <Screen
      width="narrow"
      lead="비밀번호는 알려드릴 수 없어서, 본인확인 뒤에 새로 정하시게 됩니다."
      head={<StepIndicator steps={STEPS} current={reset === null ? 1 : 2} />}
    >
      {reset === null ? (
        <AskPassword onProved={setReset} />
      ) : (
        <SetPassword reset={reset} onDone={setDoneFor} onOver={() => setReset(null)} />
      )}
    </Screen>
  )
}
