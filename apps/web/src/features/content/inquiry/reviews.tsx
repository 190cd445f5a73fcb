import type { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import type { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { RichText } from '../../../shared/rich-text/rich-text.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import styles from './inquiry.module.css'
import { InquiryFiles } from './inquiry-files.tsx'
import { Writer } from './writer.tsx'

type Inquiry = EntityOf<typeof readInquiry>
type Review = EntityOf<typeof listInquiryReviews>['list'][number]

/** Answers and follow-ups in their order; the writer's turn ends with a form. */
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
