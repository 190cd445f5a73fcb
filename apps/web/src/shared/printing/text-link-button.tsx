import { useSend } from '@hygiene/client'
import { textDocumentLink } from '@hygiene/contracts/platform/file/text-document-link'
import type { LinkedDocument } from '@hygiene/domain/education/certificate/document-link'
import { Button, showToast } from '@hygiene/ui'
import { MessageSquareText } from 'lucide-react'

/** `recordNo` is the number of the enrolment, online or in person, or of the payment. */
export type TextedDocument = { document: LinkedDocument; recordNo: number }

type TextLinkButtonProps = TextedDocument & { tone?: 'secondary' | 'quiet' }

export function TextLinkButton({ document, recordNo, tone = 'secondary' }: TextLinkButtonProps) {
  const send = useSend(textDocumentLink, {
    refusedTitle: '문자를 보내지 못했습니다',
    onDone: ({ phoneEnd }) => showToast(`끝자리 ${phoneEnd} 번호로 문자를 보냈습니다.`),
  })
  return (
    <Button tone={tone} busy={send.isPending} onClick={() => send.mutate({ document, recordNo })}>
      {!send.isPending && <MessageSquareText aria-hidden />}
      문자로 받기
    </Button>
  )
}
