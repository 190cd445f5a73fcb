import { useSend } from '@hygiene/client'
import { redeemSupportCode } from '@hygiene/contracts'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'

/** The digits that the caller reads out from their screen; no reason is asked for, because the owner gave the code. */
export function SupportCode() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        상담 코드
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="상담 코드" size="small">
        <CodeForm onFound={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function CodeForm({ onFound }: { onFound: () => void }) {
  const go = useNavigate()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<{ supportCode?: string }>({})
  const supportCode = typed.replaceAll(/\s/g, '')
  const redeem = useSend(redeemSupportCode, {
    onDone: ({ userId }) => {
      onFound()
      void go('/members', { state: { words: userId } })
    },
    refusedTitle: '상담 코드로 찾지 못했습니다',
  })
  return (
    <AskForm
      judge={() =>
        /^\d{6}$/.test(supportCode) ? {} : { supportCode: '상담 코드 6자리를 숫자로 입력해주세요.' }
      }
      onWrong={setWrong}
      onAsk={() => {
        if (!redeem.isPending) redeem.mutate({ supportCode })
      }}
    >
      <TextField
        label="상담 코드"
        name="supportCode"
        hint="회원이 «나의 정보»의 상담 코드 6자리를 불러주시면 바로 찾습니다."
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        error={wrong.supportCode}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={redeem.isPending}>
        회원 불러오기
      </Button>
    </AskForm>
  )
}
