import { useForm } from '@hygiene/client/use-form'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { Button, Card, CardAction, NoticeBox, showAlert } from '@hygiene/ui'
import type { Wrong } from '@hygiene/client/use-fields'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { NewPasswordFields } from '../../../shared/new-password/new-password-fields.tsx'
import {
  type NewPassword,
  NO_PASSWORD,
  REFUSED_AS_NEW,
  wrongNewPassword,
} from '../../../shared/new-password/new-password.ts'
import { go } from '../../../app/router/go.ts'
import { NO_PRESENT_PASSWORD, ofPresentPassword, PresentPassword } from './present-password.tsx'

type Passwords = NewPassword & { userPw: string }

function wrongPasswords(draft: Passwords): Wrong<Passwords> {
  return {
    ...(draft.userPw === '' && { userPw: NO_PRESENT_PASSWORD }),
    ...wrongNewPassword(draft),
  }
}

export function ChangePassword() {
  const form = useForm(changePassword, {
    start: { ...NO_PASSWORD, userPw: '' },
    judge: wrongPasswords,
    input: ({ userPw, newPassword }) => ({ userPw, newUserPw: newPassword }),
    refresh: [readMyPage],
    onDone: async () => {
      await showAlert('비밀번호를 바꿨습니다.\n다른 곳의 접속은 모두 끊었습니다.', { title: '비밀번호 변경' })
      await go('/user/page', { replace: true })
    },
    refusedAt: (refusal) => (REFUSED_AS_NEW.has(refusal) ? 'newPassword' : ofPresentPassword(refusal)),
    refusedTitle: '비밀번호를 바꾸지 못했습니다',
  })

  return (
    <Screen width="narrow" lead="지금 쓰시는 비밀번호를 확인한 뒤 새 비밀번호로 바꿉니다.">
      <Card>
        <ScreenForm form={form}>
          <PresentPassword {...form} />
          <NewPasswordFields {...form} label="새 비밀번호" />
          <NoticeBox>바꾸시면 이 기기를 뺀 다른 곳의 접속은 모두 끊깁니다.</NoticeBox>
          <CardAction>
            <Button type="submit" busy={form.isBusy}>
              비밀번호 바꾸기
            </Button>
          </CardAction>
        </ScreenForm>
      </Card>
    </Screen>
  )
}
