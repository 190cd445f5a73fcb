import { Loaded, Refused } from '@hygiene/client'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import type { StudyStep } from '@hygiene/domain/education/study/study-order'
import { studyButton } from '@hygiene/domain/member/next-action/action-label'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { Button, linkButton, NoticeBox } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import { useLogin } from '../../app/login/current-login.ts'
import styles from './step-refused.module.css'
import { StudySteps } from './study-steps.tsx'

type StepQueryProps<Entity> = {
  query: UseQueryResult<Entity>
  step: StudyStep
  /** Equals the text of the loaded screen, so that nothing below shifts. */
  lead?: string
  top?: ReactNode
  enrolmentNo: EnrolmentNo
  children: (entity: Entity) => ReactNode
}

export function StepQuery<Entity>({ query, step, lead, top, enrolmentNo, children }: StepQueryProps<Entity>) {
  const { user } = useLogin()
  if (user?.employeeNo) return <OwnerOnly step={step} enrolmentNo={enrolmentNo} />
  if (query.data !== undefined) return children(query.data)
  return (
    <Screen width="narrow" lead={lead} top={top} head={<StudySteps current={step} />}>
      {query.error ? (
        <StepRefused error={query.error} enrolmentNo={enrolmentNo} onRetry={() => void query.refetch()} />
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </Screen>
  )
}

type OwnerOnlyProps = { step: StudyStep; enrolmentNo: EnrolmentNo }

/** Shows the progress to a staff member in an operator's account, but allows no action that the law reserves to the operator. */
function OwnerOnly({ step, enrolmentNo }: OwnerOnlyProps) {
  return (
    <Screen width="narrow" head={<StudySteps current={step} />}>
      <NoticeBox tone="warn" title={REFUSALS.OWNER_ONLY.message}>
        회원에게 직접 로그인하여 이 단계를 진행하시도록 안내해주세요.
      </NoticeBox>
      <Link
        {...linkButton({ tone: 'secondary', wide: true })}
        to={`/edu/study/room?onlineEduNo=${enrolmentNo}`}
      >
        강의 목록으로
      </Link>
    </Screen>
  )
}

type StepRefusedProps = { error: Error; enrolmentNo: EnrolmentNo; onRetry: () => void }

function StepRefused({ error, enrolmentNo, onRetry }: StepRefusedProps) {
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
