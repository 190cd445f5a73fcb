import { useSend } from '@hygiene/client'
import { textAccount } from '@hygiene/contracts/money/payment/text-account'
import { Button, showToast } from '@hygiene/ui'
import { MessageSquareText } from 'lucide-react'

type TextAccountButtonProps = { paymentId: string; tone: 'secondary' | 'quiet'; size?: 'regular' | 'small' }

export function TextAccountButton({ paymentId, tone, size }: TextAccountButtonProps) {
  const send = useSend(textAccount, {
    refusedTitle: '문자를 보내지 못했습니다',
    onDone: ({ phoneEnd }) => showToast(`끝자리 ${phoneEnd} 번호로 문자를 보냈습니다.`),
  })
  return (
    <Button tone={tone} size={size} busy={send.isPending} onClick={() => send.mutate({ paymentId })}>
      {!send.isPending && <MessageSquareText aria-hidden />}
      문자로 받기
    </Button>
  )
}
