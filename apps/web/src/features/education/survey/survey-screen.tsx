import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { read } from '@hygiene/client'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import { StudySteps } from '../../../shared/study-steps/study-steps.tsx'
import { SurveyForm } from './survey-form.tsx'

/** /edu/study/survey */
export function SurveyScreen({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const survey = useQuery(read(readSurvey, { enrolmentNo }))
  return (
    <StepQuery query={survey} step="survey" enrolmentNo={enrolmentNo}>
      {(entity) =>
        entity.isDone ? (
          <AlreadyDone enrolmentNo={enrolmentNo} />
        ) : (
          <SurveyForm survey={entity} enrolmentNo={enrolmentNo} />
        )
      }
    </StepQuery>
  )
}

function AlreadyDone({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  return (
    <Screen width="narrow" head={<StudySteps current="survey" />}>
      <NoticeBox tone="done" title="설문조사를 이미 마치셨습니다." />
      <Link {...linkButton({ wide: true })} to={`/edu/study/room?onlineEduNo=${enrolmentNo}`}>
        다음 단계로
      </Link>
    </Screen>
  )
}
