import { judgeForm } from '@hygiene/client/judge-form'
import type { fieldOf } from '@hygiene/client/use-fields'
import { typedAccountForm } from '@hygiene/contracts/forms/refund-account'
import { REFUND_BANKS } from '@hygiene/domain/money/refund/refund-banks'
import { SelectField, TextField } from '@hygiene/ui'
import { FieldBox } from '../ask-form/field-box.tsx'

export type AccountTyped = { bank: string; accountNumber: string; holder: string }

export const EMPTY_ACCOUNT: AccountTyped = { bank: '', accountNumber: '', holder: '' }

export const judgeAccount = (typed: AccountTyped) => judgeForm(typedAccountForm, typed)

/** Takes the account for the refund as the person gives it on the phone. */
export function RefundAccount({ field }: { field: ReturnType<typeof fieldOf<AccountTyped>> }) {
  return (
    <FieldBox legend="환불받을 계좌">
      <SelectField
        label="은행"
        emptyLabel="골라주세요"
        options={REFUND_BANKS.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('bank')}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
        {...field('accountNumber')}
      />
      <TextField
        autoComplete="off"
        label="예금주"
        hint="회원 본인의 계좌여야 합니다."
        maxLength={40}
        {...field('holder')}
      />
    </FieldBox>
  )
}
