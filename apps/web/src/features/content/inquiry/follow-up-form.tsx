import { useForm } from '@hygiene/client/use-form'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiries } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import form from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { InquiryText } from './inquiry-text.tsx'
import { blocksIn } from './written-blocks.ts'

type FollowUpFormProps = {
  userId: string
  inquiryNo: number
  /** A follow-up that is changed. */
  review?: { reviewNo: number; contents: readonly RichBlock[] }
  onDone?: () => void
}

export function FollowUpForm({ userId, inquiryNo, review, onDone }: FollowUpFormProps) {
  const owner = { userId, form: `followUp-${inquiryNo}-${review?.reviewNo ?? 'new'}` }
  const [beginning] = useState(() => ({
    contents: JSON.stringify(review?.contents ?? []),
    requestNo: crypto.randomUUID(),
  }))
  const kept = useDraft(owner, beginning)
  const written = useForm(followUpInquiry, {
    start: beginning,
    kept,
    judge: ({ contents }) => {
      const fault = inquiryTextFault(blocksIn(contents))
      return fault === null ? {} : { contents: fault }
    },
    input: ({ contents, requestNo }) => ({
      inquiryNo,
      contents: blocksIn(contents),
      requestNo,
      reviewNo: review?.reviewNo,
    }),
    refresh: [readInquiry, listInquiryReviews, listInquiries],
    refusedTitle: '보내지 못했습니다',
    onDone: () => {
      kept.clear()
      showToast(review ? '추가 문의를 고쳤습니다.' : '추가 문의를 보냈습니다.')
      onDone?.()
    },
  })

  return (
    <ScreenForm form={written}>
      <InquiryText
        label="추가 문의"
        name="contents"
        error={written.wrong.contents}
        beginning={written.draft.contents}
        onChange={(contents) => written.change({ contents })}
      />
      <div className={form.buttons}>
        <Button type="submit" busy={written.isBusy}>
          {review ? '고친 글 보내기' : '추가 문의 보내기'}
        </Button>
        {onDone && (
          <Button
            tone="secondary"
            onClick={() => {
              kept.clear()
              onDone()
            }}
          >
            그만두기
          </Button>
        )}
      </div>
    </ScreenForm>
  )
}
