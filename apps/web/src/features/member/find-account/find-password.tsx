import { useForm } from '@hygiene/client/use-form'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import {
  Button,
  Card,
  CardAction,
  DefinitionList,
  linkButton,
  NoticeBox,
  StepIndicator,
  showAlert,
} from '@hygiene/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import formStyles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { NO_PASSWORD, wrongNewPassword } from '../../../shared/new-password/new-password.ts'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import { AskPassword, type Reset } from './ask-password.tsx'

const STEPS = ['아이디 확인·본인확인', '새 비밀번호'] as const

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

function PasswordReset({ userId }: { userId: string }) {
  useNewScreen()
  return (
    <Screen width="narrow" title="비밀번호를 바꿨습니다">
      <Card>
        <NoticeBox tone="done" title="새 비밀번호로 로그인해주세요." live>
          안전을 위하여 다른 곳에서 로그인되어 있던 접속을 모두 끊었습니다.
        </NoticeBox>
        <DefinitionList items={[{ term: '아이디', detail: userId }]} />
        <Link {...linkButton({ wide: true })} to="/sign/in">
          로그인하기
        </Link>
      </Card>
    </Screen>
  )
}

type SetPasswordProps = { reset: Reset; onDone: (userId: string) => void; onOver: () => void }

/** The new password must be set within ten minutes. */
function SetPassword({ reset, onDone, onOver }: SetPasswordProps) {
  useNewScreen()
  async function over(sentence: string) {
    await showAlert(sentence, { title: '처음부터 다시 해주세요' })
    onOver()
  }

  const form = useForm(resetPassword, {
    start: NO_PASSWORD,
    judge: wrongNewPassword,
    input: ({ newPassword }) => ({ resetToken: reset.resetToken, userPw: newPassword }),
    refusedAt: (refusal) => (refusal === 'RESET_OVER' ? undefined : 'newPassword'),
    onRefused: ({ message }) => over(message),
    onDone: ({ userId }) => onDone(userId),
  })

  return (
    <Card title="새 비밀번호를 정해주세요">
      <ScreenForm form={form}>
        {/* Lets the browser store the new password with its id. */}
        <input type="text" autoComplete="username" value={reset.userId} readOnly hidden />
        <NewPasswordFields {...form} label="새 비밀번호" />
        <p className={formStyles.remark}>
          <TimeLeft label="남은 시간" until={reset.expiresAt} />
        </p>
        <CardAction>
          <Button type="submit" busy={form.isBusy}>
            비밀번호 바꾸기
          </Button>
        </CardAction>
      </ScreenForm>
    </Card>
  )
}
