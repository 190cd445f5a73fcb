import { useForm } from '@hygiene/client/use-form'
import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiries } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { Button, showToast } from '@hygiene/ui'
import { useState } from 'react'
import form from '../../../shared/forms/form.module.css'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import styles from './inquiry.module.css'
import { InquiryFiles } from './inquiry-files.tsx'
import { InquiryText } from './inquiry-text.tsx'
import { Writer } from './writer.tsx'
import { blocksIn } from './written-blocks.ts'

type Inquiry = EntityOf<typeof readInquiry>
type Review = EntityOf<typeof listInquiryReviews>['list'][number]

export function Reviews({ inquiry, reviews }: { inquiry: Inquiry; reviews: readonly Review[] }) {
  const { inquiryNo, isMine, isMerged, mayFollowUp } = inquiry
  return (
    <div className={styles.reviews}>
      {reviews.map((review) => (
        <ReviewPart key={review.reviewNo} inquiryNo={inquiryNo} review={review} />
      ))}
      {isMine && !isMerged && reviews.length === 0 && (
        <p className={styles.waiting}>답변이 오면 문자로 알려드립니다.</p>
      )}
      {mayFollowUp && (
        <section className={styles.review} aria-label="추가 문의 쓰기">
          <Writer>{(userId) => <FollowUpForm userId={userId} inquiryNo={inquiryNo} />}</Writer>
        </section>
      )}
    </div>
  )
}

function ReviewPart({ inquiryNo, review }: { inquiryNo: number; review: Review }) {
  const { reviewNo, isAnswer, isQuestion, contents, files, mayEdit, regDate } = review
  const [isEdited, setEdited] = useState(false)
  const name = isQuestion ? '협회가 여쭙니다' : isAnswer ? '협회 답변' : '추가 문의'
  return (
    <section className={styles.review} data-answer={isAnswer || undefined} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <time dateTime={regDate}>{regDate.replaceAll('-', '.')}</time>
      </header>
      {isEdited ? (
        <Writer>
          {(userId) => (
            <FollowUpForm
              userId={userId}
              inquiryNo={inquiryNo}
              review={{ reviewNo, contents }}
              onDone={() => setEdited(false)}
            />
          )}
        </Writer>
      ) : (
        <div className={styles.text}>
          <RichText blocks={contents} />
          <InquiryFiles files={files} />
        </div>
      )}
      {mayEdit && !isEdited && (
        <Button tone="secondary" size="small" onClick={() => setEdited(true)}>
          추가 문의 고치기
        </Button>
      )}
    </section>
  )
}

type FollowUpFormProps = {
  userId: string
  inquiryNo: number
  review?: { reviewNo: number; contents: readonly RichBlock[] }
  onDone?: () => void
}

function FollowUpForm({ userId, inquiryNo, review, onDone }: FollowUpFormProps) {
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
