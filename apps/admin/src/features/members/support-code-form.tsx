import { Button, Card, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'

type SupportCodeFormProps = { isBusy: boolean; onCode: (supportCode: string) => void }

/** The digits that the caller reads out from their screen; no reason is asked for, because the owner gave the code. */
export function SupportCodeForm({ isBusy, onCode }: SupportCodeFormProps) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<{ supportCode?: string }>({})
  const supportCode = typed.replaceAll(/\s/g, '')
  return (
    <Card title="상담 코드" lead="회원이 «나의 정보»의 상담 코드 6자리를 불러주시면 바로 찾습니다.">
      <AskForm
        judge={() =>
          /^\d{6}$/.test(supportCode) ? {} : { supportCode: '상담 코드 6자리를 숫자로 입력해주세요.' }
        }
        onWrong={setWrong}
        onAsk={() => {
          if (!isBusy) onCode(supportCode)
        }}
      >
        <TextField
          label="상담 코드"
          name="supportCode"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          error={wrong.supportCode}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="secondary" busy={isBusy}>
          회원 불러오기
        </Button>
      </AskForm>
    </Card>
  )
}
