import { useForm } from '@hygiene/client/use-form'
import { correctAnswer } from '@hygiene/contracts/content/inquiry/staff/correct-answer'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import { unfilledFault } from '@hygiene/domain/content/inquiry/canned-answer'
import { Button, showToast } from '@hygiene/ui'
import { LazyTextEditor } from '@hygiene/writing/lazy-text-editor'
import { useState } from 'react'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import type { Inquiry } from './inquiry-text.ts'

type CorrectAnswerProps = { review: Inquiry['reviews'][number]; onClose: () => void }

/** Corrects an answer. The former text is kept and the member is notified. */
export function CorrectAnswer({ review: { reviewNo, version, contents }, onClose }: CorrectAnswerProps) {
  const [beginning] = useState(() => JSON.stringify(contents))
  const form = useForm(correctAnswer, {
    start: { corrected: contents },
    judge: ({ corrected }) => ({
      corrected: inquiryTextFault(corrected) ?? unfilledFault(plainTextOf(corrected)) ?? undefined,
    }),
    input: ({ corrected }) => ({ reviewNo, version, contents: [...corrected] }),
    refresh: [readStaffInquiry],
    refusedTitle: '수정하지 못했습니다',
    onDone: () => {
      showToast('답을 수정했습니다. 회원에게 문자로 알립니다.')
      onClose()
    },
  })
  return (
    <AskForm form={form}>
      <LazyTextEditor
        label="수정할 답변"
        name="corrected"
        isReply
        error={form.wrong.corrected}
        beginning={beginning}
        onChange={(json) => form.change({ corrected: JSON.parse(json) as RichBlock[] })}
      />
      <div>
        <Button type="submit" size="small" busy={form.isBusy}>
          수정한 답변 보내기
        </Button>{' '}
        <Button tone="secondary" size="small" onClick={onClose}>
          취소
        </Button>
      </div>
    </AskForm>
  )
}
