import { useSend } from '@hygiene/client'
import { mendAnswer, readStaffInquiry } from '@hygiene/contracts'
import { inquiryTextFault, unfilledFault } from '@hygiene/domain'
import { Button, showToast, TextAreaField } from '@hygiene/ui'
import { useState } from 'react'
import { AskForm } from '../../shared/ask-form/ask-form.tsx'
import { blocksOf, type Inquiry, linesOf } from './inquiry-words.ts'

type MendAnswerProps = { review: Inquiry['reviews'][number]; onClose: () => void }

/** Changes an answer; the old one is kept, and the member told. */
export function MendAnswer({ review: { reviewNo, version, contents }, onClose }: MendAnswerProps) {
  const [text, setText] = useState(() => linesOf(contents))
  const [wrong, setWrong] = useState<{ mended?: string }>({})
  const send = useSend(mendAnswer, {
    refresh: [readStaffInquiry],
    refusedTitle: '고치지 못했습니다',
    onDone: () => {
      showToast('답을 고쳤습니다. 회원에게 문자로 알립니다.')
      onClose()
    },
  })
  return (
    <AskForm
      judge={() => {
        const fault = inquiryTextFault(blocksOf(text)) ?? unfilledFault(text)
        return fault === null ? {} : { mended: fault }
      }}
      onWrong={setWrong}
      onAsk={() => {
        if (!send.isPending) send.mutate({ reviewNo, version, contents: blocksOf(text) })
      }}
    >
      <TextAreaField
        label="고칠 답"
        name="mended"
        rows={5}
        maxLength={5000}
        value={text}
        error={wrong.mended}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" size="small" busy={send.isPending}>
          고친 답 보내기
        </Button>{' '}
        <Button tone="secondary" size="small" onClick={onClose}>
          그만두기
        </Button>
      </div>
    </AskForm>
  )
}
