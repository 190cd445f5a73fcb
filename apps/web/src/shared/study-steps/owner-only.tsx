import { REFUSALS } from '@hygiene/contracts/refusals/table'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { StudyStep } from '@hygiene/domain/education/study/study-order'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import { StudySteps } from './study-steps.tsx'

type OwnerOnlyProps = { step: StudyStep; enrolmentNo: EnrolmentNo }

/** A staff member in an operator's account sees how far the person is, but does no action that the law wants of the person. */
export function OwnerOnly({ step, enrolmentNo }: OwnerOnlyProps) {
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
