import { judgeForm } from '@hygiene/client/judge-form'
import { refundAccountForm } from '@hygiene/contracts/forms/refund-account'
import { REFUND_BANKS } from '@hygiene/domain'
import { SelectField, TextField } from '@hygiene/ui'
import { FieldBox } from '../ask-form/field-box.tsx'

export type AccountTyped = { bank: string; accountNumber: string; holder: string }
export type AccountWrong = Partial<Record<keyof AccountTyped, string>>

export const EMPTY_ACCOUNT: AccountTyped = { bank: '', accountNumber: '', holder: '' }

/** The contract's rules at the fields. */
export function judgeAccount(typed: AccountTyped): AccountWrong {
  const bank = typed.bank === '' ? { bank: '은행을 골라주세요.' } : {}
  return { ...bank, ...judgeForm(refundAccountForm, typed) }
}

type RefundAccountProps = {
  typed: AccountTyped
  wrong: AccountWrong
  change: (part: Partial<AccountTyped>) => void
}

/** Where the money goes, as the person told it on the telephone. */
export function RefundAccount({ typed, wrong, change }: RefundAccountProps) {
  const field = (name: keyof AccountTyped) => ({
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
