import { Button, TextField } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import { AskForm } from './ask-form.tsx'
import { judgeReason } from './judge-reason.ts'

type ReasonFormProps = {
  hint: string
  isBusy: boolean
  onAsk: (reason: string) => void
  /** The words of the button. */
  children: ReactNode
}

/** Nobody is looked at without a reason, which the log keeps. */
export function ReasonForm({ hint, isBusy, onAsk, children }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ reason?: string }>({})
  return (
    <AskForm
      judge={() => judgeReason(reason)}
      onWrong={setWrong}
      onAsk={() => {
        if (!isBusy) onAsk(reason)
      }}
    >
      <TextField
        label="조회 사유"
        name="reason"
        hint={hint}
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={wrong.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {children}
      </Button>
    </AskForm>
  )
}
