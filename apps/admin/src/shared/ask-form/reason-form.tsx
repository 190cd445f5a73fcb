import { Button, TextField } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import { AskForm } from './ask-form.tsx'
import { judgeReason } from './judge-reason.ts'

type ReasonFormProps = {
  label?: string
  hint?: string
  /** The sentence for a missing reason. */
  missing?: string
  tone?: 'primary' | 'secondary' | 'danger'
  isBusy: boolean
  onAsk: (reason: string) => void
  /** Further fields of the question, above the reason. */
  fields?: ReactNode
  /** The words of the button. */
  children: ReactNode
}

/** Staff give a reason before they look at a person or end anything; the log keeps it. */
export function ReasonForm({
  label = '조회 사유',
  hint,
  missing,
  tone,
  isBusy,
  onAsk,
  fields,
  children,
}: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ reason?: string }>({})
  return (
    <AskForm
      judge={() => judgeReason(reason, missing)}
      onWrong={setWrong}
      onAsk={() => {
        if (!isBusy) onAsk(reason)
      }}
    >
      {fields}
      <TextField
        label={label}
        name="reason"
        hint={hint}
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={wrong.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" tone={tone} busy={isBusy}>
        {children}
      </Button>
    </AskForm>
  )
}
