import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { findPayable } from '@hygiene/contracts/money/payment/staff/find-payable'
import { Button, TextField } from '@hygiene/ui'
import { AskForm } from '../ask-form/ask-form.tsx'

export type Due = EntityOf<typeof findPayable>
type FindApplicationProps = { applicationNo?: number | undefined; onFound: (due: Due) => void }

export const wrongApplicationNo = ({ applicationNo }: { applicationNo: string }) =>
  /^[1-9]\d{0,8}$/.test(applicationNo) ? {} : { applicationNo: '신청번호를 숫자로 입력해주세요.' }

export function FindApplication({ applicationNo, onFound }: FindApplicationProps) {
  const form = useForm(findPayable, {
    start: { applicationNo: applicationNo === undefined ? '' : String(applicationNo) },
    judge: wrongApplicationNo,
    input: (typed) => ({ applicationNo: Number(typed.applicationNo) }),
    refusedAt: 'applicationNo',
    onDone: onFound,
  })
  return (
    <AskForm form={form}>
      <TextField
        label="신청번호"
        hint="결제 화면이나 회원의 신청 건에 있습니다."
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        {...form.field('applicationNo')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        신청 검색
      </Button>
    </AskForm>
  )
}
