import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { isReportedCentrally, useSend } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import { Button, Card, NoticeBox } from '@hygiene/ui'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { StudySteps } from '../../../shared/study-steps/study-steps.tsx'
import { type Survey, type SurveyErrors, surveyErrors, surveyResult } from './survey-answers.ts'
import { SurveyQuestionField, questionId } from './survey-question-field.tsx'
import styles from './survey-form.module.css'
import { useSurveyDraft } from './use-survey-draft.ts'

type SurveyFormProps = { survey: Survey; enrolmentNo: EnrolmentNo }

/** Every question a large card; a missing answer is told at its question. */
export function SurveyForm({ survey, enrolmentNo }: SurveyFormProps) {
  const { draft, answer, clear } = useSurveyDraft(enrolmentNo)
  const [errors, setErrors] = useState<SurveyErrors>({})
  const navigate = useNavigate()

  async function goOn() {
    clear()
    await navigate(`/edu/study/auth?onlineEduNo=${enrolmentNo}`, { replace: true })
  }

  const send = useSend(submitSurvey, {
    refresh: [listLectures, listStudyRoom, readSurvey],
    onDone: goOn,
    onRefused: async (refused) => {
      if (refused.refusal === 'SURVEY_ALREADY_DONE') await goOn()
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = surveyErrors(survey.questions, draft)
    setErrors(found)
    const first = survey.questions.find(({ questionNo }) => found[questionNo])
    if (first) focusOn(first.questionNo)
    else send.mutate({ enrolmentNo, surveyResultBean: surveyResult(survey, draft) })
  }

  const missing = Object.keys(errors).length
  return (
    <Screen
      width="narrow"
      head={<StudySteps current="survey" />}
      lead="들으신 교육에 대한 의견을 알려주세요. 답하시는 동안 자동으로 보관됩니다."
    >
      <form noValidate onSubmit={submit}>
        <div className={styles.questions}>
          {missing > 0 && (
            <NoticeBox tone="error" title={`답하지 않은 필수 문항이 ${missing}개 있습니다.`} live />
          )}
          {survey.questions.map((question, index) => (
            <Card key={question.questionNo}>
              <SurveyQuestionField
                question={question}
                no={index + 1}
                value={draft[question.questionNo]}
                error={errors[question.questionNo]}
                onAnswer={(value) => {
                  answer(question.questionNo, value)
                  setErrors(({ [question.questionNo]: _answered, ...rest }) => rest)
                }}
              />
            </Card>
          ))}
          {send.error && !isReportedCentrally(send.error) && (
            <NoticeBox tone="error" title={send.error.message} live />
          )}
          <Button type="submit" wide busy={send.isPending}>
            설문 제출하기
          </Button>
        </div>
      </form>
    </Screen>
  )
}

function focusOn(questionNo: number) {
  document.getElementById(questionId(questionNo))?.querySelector<HTMLElement>('input, textarea')?.focus()
}
