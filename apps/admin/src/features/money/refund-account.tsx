import { REFUND_BANKS } from '@hygiene/domain'
import { SelectField, TextField } from '@hygiene/ui'
import { FieldBox } from '../../shared/ask-form/field-box.tsx'
import type { RefundTyped, RefundWrong } from './refund-rules.ts'

type RefundAccountProps = {
  typed: RefundTyped
  wrong: RefundWrong
  change: (part: Partial<RefundTyped>) => void
}

/** Where the money goes, as the person told it on the telephone. */
export function RefundAccount({ typed, wrong, change }: RefundAccountProps) {
  const field = (name: keyof RefundTyped) => ({
    name,
    value: typed[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <FieldBox legend="환불받을 계좌">
      <SelectField
        label="은행"
        emptyLabel="골라주세요"
        options={REFUND_BANKS.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('bank')}
      />
      <TextField label="계좌번호" inputMode="numeric" maxLength={24} {...field('accountNumber')} />
      <TextField label="예금주" hint="회원 본인의 계좌여야 합니다." maxLength={40} {...field('holder')} />
    </FieldBox>
  )
}
