import { useSend } from '@hygiene/client'
import { resetPassword } from '@hygiene/contracts/member/account/reset-password'
import { Button, Card, CardAction, showAlert } from '@hygiene/ui'
import { useNewScreen } from '../../../app/router/use-new-screen.ts'
import formStyles from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { NO_PASSWORD, wrongNewPassword } from '../../../shared/new-password/new-password.ts'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import type { Reset } from './ask-password.tsx'

type SetPasswordProps = { reset: Reset; onDone: (userId: string) => void; onOver: () => void }

/** The new password, within ten minutes. */
export function SetPassword({ reset, onDone, onOver }: SetPasswordProps) {
  useNewScreen()
  const form = useFields(NO_PASSWORD, wrongNewPassword)

  async function over(sentence: string) {
    await showAlert(sentence, { title: '처음부터 다시 해주세요' })
    onOver()
  }

  const send = useSend(resetPassword, {
    onDone: ({ userId }) => onDone(userId),
    onRefused: async ({ refusal, message }) => {
      if (refusal === 'RESET_OVER') await over(message)
      else form.show({ newPassword: message })
    },
  })

  return (
    <Card title="새 비밀번호를 정해주세요">
      <ScreenForm
        wrong={form.wrong}
        isBusy={send.isPending}
        onSubmit={() => {
          if (!form.passes()) return
          send.mutate({ resetToken: reset.resetToken, userPw: form.draft.newPassword })
        }}
      >
        {/* Lets the browser keep the new password with its id. */}
        <input type="text" autoComplete="username" value={reset.userId} readOnly hidden />
        <NewPasswordFields {...form} label="새 비밀번호" />
        <p className={formStyles.remark}>
          <TimeLeft label="남은 시간" until={reset.expiresAt} />
        </p>
        <CardAction>
          <Button type="submit" busy={send.isPending}>
            비밀번호 바꾸기
          </Button>
        </CardAction>
      </ScreenForm>
    </Card>
  )
}
