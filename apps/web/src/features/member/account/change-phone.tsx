import { Loaded, read, useSend } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { changePhone } from '@hygiene/contracts/member/account/change-phone'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { sendPhoneChangeCode } from '@hygiene/contracts/member/account/send-phone-change-code'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { withParticle } from '@hygiene/domain/particle'
import { Card, DefinitionList, showAlert } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import styles from '../../../shared/forms/form.module.css'
import { useFields, type Wrong } from '@hygiene/client/use-fields'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { PhoneCodeAction } from '../../../shared/phone-code/phone-code-action.tsx'
import { PhoneCodeFields } from '../../../shared/phone-code/phone-code-fields.tsx'
import {
  NO_CODE,
  type PhoneAndCode,
  usePhoneCode,
  wrongPhoneAndCode,
} from '../../../shared/phone-code/use-phone-code.ts'
import { go } from '../../../app/router/go.ts'
import { NO_PRESENT_PASSWORD, ofPresentPassword, PresentPassword } from './present-password.tsx'

type PhoneChange = PhoneAndCode & { userPw: string }

function wrongPhoneChange(draft: PhoneChange): Wrong<PhoneChange> {
  return {
    ...(draft.userPw === '' && { userPw: NO_PRESENT_PASSWORD }),
    ...wrongPhoneAndCode(draft),
  }
}

export function ChangePhone() {
  const page = useQuery(read(readMyPage, {}))
  const form = useFields<PhoneChange>({ ...NO_CODE, userPw: '' }, (draft) =>
    phoneCode.sent === null ? {} : wrongPhoneChange(draft),
  )
  const phoneCode = usePhoneCode(sendPhoneChangeCode, form)
  const send = useSend(changePhone, {
    refresh: [readMyPage, fetchUser],
    onDone: async ({ phone }) => {
      await showAlert(`휴대전화 번호를 ${withParticle(formatPhone(phone), '으로')} 바꿨습니다.`, {
        title: '휴대전화 번호 변경',
      })
      await go('/user/page', { replace: true })
    },
    onRefused: ({ refusal, message }) => {
      if (ofPresentPassword(refusal)) return form.show({ userPw: message })
      phoneCode.reset()
      return form.show({ phone: message })
    },
  })

  const isBusy = phoneCode.isMatching || send.isPending

  async function submit() {
    const proved = await phoneCode.match()
    if (proved !== null) send.mutate({ ...proved, userPw: form.draft.userPw })
  }

  return (
    <Screen width="narrow" lead="현재 비밀번호와, 새 번호로 보낸 인증번호를 확인한 뒤 바꿉니다.">
      <Card>
        <Loaded query={page}>
          {({ phone }) => <DefinitionList items={[{ term: '지금 번호', detail: formatPhone(phone) }]} />}
        </Loaded>
        <ScreenForm form={form} onPass={() => isBusy || void submit()}>
          <PresentPassword {...form} />
          <PhoneCodeFields
            {...form}
            phoneCode={phoneCode}
            label="새 휴대전화 번호"
            hint="이 번호로 인증번호를 보내드립니다."
          />
          <p className={styles.remark}>
            문자를 받을 수 없으면 <Link to="/user/page/identity">본인확인</Link>으로도 바꿀 수 있습니다.
          </p>
          <PhoneCodeAction phoneCode={phoneCode} label="번호 바꾸기" isBusy={isBusy} />
        </ScreenForm>
      </Card>
    </Screen>
  )
}
