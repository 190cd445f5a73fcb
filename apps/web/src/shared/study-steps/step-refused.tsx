import { Refused } from '@hygiene/client'
import type { RefusalName } from '@hygiene/contracts/refusals/table'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { studyButton } from '@hygiene/domain/member/next-action/action-label'
import { Button, linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import styles from './step-refused.module.css'

type StepRefusedProps = { error: Error; enrolmentNo: EnrolmentNo; onRetry: () => void }

/** Why this step cannot be done now, and the way to the step that has to come first. */
export function StepRefused({ error, enrolmentNo, onRetry }: StepRefusedProps) {
  if (!(error instanceof Refused)) {
    return (
      <NoticeBox tone="error" title={error.message} live>
        <Button tone="secondary" size="small" onClick={onRetry}>
          다시 시도
        </Button>
      </NoticeBox>
    )
  }
  const { to, text } = nextLink(error.refusal, enrolmentNo)
  return (
    <div className={styles.refused}>
      <NoticeBox tone="warn" title={error.message} live />
      <Link {...linkButton({ wide: true })} to={to}>
        {text}
      </Link>
    </div>
  )
}

function nextLink(refusal: RefusalName | null, enrolmentNo: EnrolmentNo): { to: string; text: string } {
  const query = `?onlineEduNo=${enrolmentNo}`
  if (refusal === 'SURVEY_NOT_DONE')
    return {
      to: `/edu/study/survey${query}`,
      text: studyButton('survey', null),
    }
  if (refusal === 'IDENTITY_NOT_CHECKED')
    return {
      to: `/edu/study/auth${query}`,
      text: studyButton('identity', null),
    }
  if (refusal === 'ALREADY_COMPLETED') return { to: '/edu/completed', text: '수료증 보러 가기' }
  return { to: `/edu/study/room${query}`, text: '강의 목록으로' }
}
