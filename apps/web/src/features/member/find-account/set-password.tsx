import { useForm } from '@hygiene/client/use-form'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { Button, Card, CardAction, showAlert } from '@hygiene/ui'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import formStyles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { NO_PASSWORD, wrongNewPassword } from '../../../shared/new-password/new-password.ts'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import type { Reset } from './ask-password.tsx'

type SetPasswordProps = { reset: Reset; onDone: (userId: string) => void; onOver: () => void }

/** The new password, within ten minutes. */
export function SetPassword({ reset, onDone, onOver }: SetPasswordProps) {
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
        {/* Lets the browser keep the new password with its id. */}
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
