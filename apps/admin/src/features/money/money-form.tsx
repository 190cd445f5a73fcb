import { Button, TextField } from '@hygiene/ui'
import { Search as Magnifier } from 'lucide-react'
import { useState } from 'react'
import { AskForm } from '../../asking/ask-form.tsx'
import { judgeReason } from '../../asking/judge-reason.ts'

type MoneyFormProps = { isBusy: boolean; onAsk: (reason: string) => void }

export function MoneyForm({ isBusy, onAsk }: MoneyFormProps) {
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
        hint="예: 오늘의 입금 확인"
        maxLength={200}
        autoComplete="off"
        value={reason}
        error={wrong.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={isBusy}>
        <Magnifier aria-hidden />
        조회하기
      </Button>
    </AskForm>
  )
}
