import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { birthDateSentence, isBirthDate } from '@hygiene/domain/member/account/birth-date'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { BirthDateFields, type DateParts, eightDigits, NO_DATE, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useFields, type Wrong } from '@hygiene/client/use-fields'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { PhoneCodeAction } from '../../../shared/phone-code/phone-code-action.tsx'
import { PhoneCodeFields } from '../../../shared/phone-code/phone-code-fields.tsx'
import {
  NO_CODE,
  type PhoneAndCode,
  usePhoneCode,
  wrongPhoneAndCode,
} from '../../../shared/phone-code/use-phone-code.ts'
import type { FoundId } from './use-found-id.ts'

type Asked = PhoneAndCode & { name: string; birth: DateParts }

function wrongAsked({ name, birth, ...phone }: Asked): Wrong<Asked> {
  return {
    ...(name.trim() === '' && { name: '이름을 입력해주세요.' }),
    ...(!isBirthDate(eightDigits(birth)) && { birth: birthDateSentence }),
    ...wrongPhoneAndCode(phone),
  }
}

/** Name and birth date as on the account, and a code that reaches its phone. */
export function ByPhone({ found }: { found: FoundId }) {
  const form = useFields<Asked>({ ...NO_CODE, name: '', birth: NO_DATE }, (draft) =>
    phoneCode.sent === null ? {} : wrongAsked(draft),
  )
  const [thisYear] = useState(() => seoulYear(new Date()))
  const { name, birth } = form.draft
  const phoneCode = usePhoneCode(sendCode, form)

  const isBusy = phoneCode.isMatching || found.isBusy

  async function find() {
    const proved = await phoneCode.match()
    if (proved === null) return
    const finding = await found.find({ ...proved, name: name.trim(), birth: eightDigits(birth) })
    if (finding === 'refused') phoneCode.reset()
  }

  return (
    <ScreenForm form={form} onPass={() => isBusy || void find()}>
      <TextField label="이름" autoComplete="name" maxLength={40} {...form.field('name')} />
      <BirthDateFields
        legend="생년월일"
        hint="연도는 고르거나 숫자 4자리로 쓸 수 있습니다."
        thisYear={thisYear}
        {...form.field('birth')}
      />
      <PhoneCodeFields
        {...form}
        phoneCode={phoneCode}
        label="휴대전화"
        hint="가입하실 때의 번호로 인증번호를 보내드립니다."
      />
      <PhoneCodeAction phoneCode={phoneCode} label="아이디 찾기" isBusy={isBusy} />
    </ScreenForm>
  )
}
