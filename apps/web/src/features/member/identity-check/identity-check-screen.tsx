import { read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { IDENTITY_VALID_MINUTES, type StudyStep } from '@hygiene/domain/education/study/study-order'
import { studyButton } from '@hygiene/domain/member/next-action/action-label'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { MethodChoice } from '../../../shared/identity-proof/method-choice.tsx'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import { StudySteps } from '../../../shared/study-steps/study-steps.tsx'
import { useIdentityCheck } from './use-identity-check.ts'

const LEAD = '평가를 보시기 전에, 신청하신 본인이 맞는지 확인합니다.'

/** /edu/study/auth */
export function IdentityCheckScreen({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const room = useQuery(read(listLectures, { enrolmentNo }))
  return (
    <StepQuery query={room} step="identity" lead={LEAD} enrolmentNo={enrolmentNo}>
      {({ nextStep }) => (
        <Screen width="narrow" head={<StudySteps current="identity" />} lead={LEAD}>
          <Body nextStep={nextStep} enrolmentNo={enrolmentNo} />
        </Screen>
      )}
    </StepQuery>
  )
}

function Body({ nextStep, enrolmentNo }: { nextStep: StudyStep; enrolmentNo: EnrolmentNo }) {
  if (nextStep === 'identity') return <ChooseMethod enrolmentNo={enrolmentNo} />
  if (nextStep === 'exam') {
    return (
      <>
        <NoticeBox tone="done" title="본인확인을 이미 마치셨습니다.">
          이어서 평가를 봐주세요.
        </NoticeBox>
        <Link {...linkButton({ wide: true })} to={`/edu/study/exam?onlineEduNo=${enrolmentNo}`}>
          {studyButton('exam', null)}
        </Link>
      </>
    )
  }
  const isOver = nextStep === 'completed'
  return (
    <>
      <NoticeBox
        tone={isOver ? 'done' : 'warn'}
        title={
          isOver
            ? '이미 수료하셨습니다. 수료증을 출력해주세요.'
            : '강의와 설문조사를 모두 마친 뒤 본인확인을 할 수 있습니다.'
        }
      />
      <Link
        {...linkButton({ wide: true })}
        to={isOver ? '/edu/completed' : `/edu/study/room?onlineEduNo=${enrolmentNo}`}
      >
        {isOver ? '수료증 보러 가기' : '강의 목록으로'}
      </Link>
    </>
  )
}

function ChooseMethod({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const { isWorking, failure, begin } = useIdentityCheck(enrolmentNo)
  return (
    <Card>
      <MethodChoice
        legend="어떤 방법으로 확인하시겠습니까?"
        note={
          <>
            신청하신 본인만 확인하실 수 있습니다. 본인확인은 {IDENTITY_VALID_MINUTES}분 동안 유효하므로,
            마치신 뒤 바로 평가를 봐주세요.
          </>
        }
        isWorking={isWorking}
        failure={failure}
        startLabel="본인확인 시작하기"
        retryLabel="본인확인 다시 하기"
        onBegin={begin}
      />
    </Card>
  )
}
