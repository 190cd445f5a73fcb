import type { fieldOf } from '@hygiene/client/use-fields'
import { SelectField, TextField } from '@hygiene/ui'
import styles from './refund-form.module.css'
import type { RefundDraft } from './refund-rules.ts'

type RefundAccountProps = {
  field: ReturnType<typeof fieldOf<RefundDraft>>
  banks: readonly { code: string; name: string }[]
}

export function RefundAccount({ field, banks }: RefundAccountProps) {
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>환불받으실 계좌</legend>
      <SelectField
        label="은행"
        emptyLabel="골라주세요"
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('bank')}
      />
      <TextField
        label="계좌번호"
        hint="숫자만 쓰셔도 됩니다."
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        {...field('accountNumber')}
      />
      <TextField
        label="예금주"
        hint="신청하신 본인의 계좌여야 합니다."
        autoComplete="name"
        maxLength={40}
        {...field('holder')}
      />
    </fieldset>
  )
}
