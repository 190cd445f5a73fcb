import { useFields, type Wrong } from '@hygiene/client/use-fields'
import { sendCode } from '@hygiene/contracts/member/account/send-code'
import { birthDateSentence, isBirthDate } from '@hygiene/domain/member/account/birth-date'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import {
  BirthDateFields,
  Card,
  ChoiceChips,
  type DateParts,
  eightDigits,
  NO_DATE,
  NoticeBox,
  TextField,
} from '@hygiene/ui'
import { useState } from 'react'
import { Screen } from '../../../app/layout/screen.tsx'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import { useIdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import { isReturn } from '../../../shared/identity-proof/use-return.ts'
import { PhoneCodeAction } from '../../../shared/phone-code/phone-code-action.tsx'
import { PhoneCodeFields } from '../../../shared/phone-code/phone-code-fields.tsx'
import {
  NO_CODE,
  type PhoneAndCode,
  usePhoneCode,
  wrongPhoneAndCode,
} from '../../../shared/phone-code/use-phone-code.ts'
import { FoundIdDialog } from './found-id-dialog.tsx'
import { type FoundId, useFoundId } from './use-found-id.ts'

type Method = 'phone' | 'identity'

const METHODS: readonly { value: Method; label: string }[] = [
  { value: 'phone', label: '가입한 휴대전화로 찾기' },
  { value: 'identity', label: 'PASS·인증서로 찾기' },
]

export function FindId() {
  const [method, setMethod] = useState<Method>(() => (isReturn() ? 'identity' : 'phone'))
  const found = useFoundId()
  return (
    <Screen width="narrow" lead="가입하실 때의 정보로 아이디를 찾아 드립니다.">
      <Card title="어떻게 찾으시겠습니까?">
        <ChoiceChips legend="찾는 방법" hideLegend options={METHODS} value={method} onChange={setMethod} />
        {found.refusal && <NoticeBox tone="error" title={found.refusal} live />}
        {method === 'phone' ? <ByPhone found={found} /> : <ByIdentity found={found} />}
      </Card>
      <FoundIdDialog found={found} />
    </Screen>
  )
}

function ByIdentity({ found }: { found: FoundId }) {
  const identity = useIdentityProof('findId', async ({ proof }, clear) => {
    if ((await found.find(proof)) !== 'unanswered') clear()
  })
  return <ProofChoice identity={identity} note="인증 창에서 확인된 분의 아이디를 찾아 드립니다." />
}

type Asked = PhoneAndCode & { name: string; birth: DateParts }

function wrongAsked({ name, birth, ...phone }: Asked): Wrong<Asked> {
  return {
    ...(name.trim() === '' && { name: '이름을 입력해주세요.' }),
    ...(!isBirthDate(eightDigits(birth)) && { birth: birthDateSentence }),
    ...wrongPhoneAndCode(phone),
  }
}

function ByPhone({ found }: { found: FoundId }) {
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
