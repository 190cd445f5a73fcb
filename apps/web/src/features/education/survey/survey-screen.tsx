import { isReportedCentrally, read, useSend } from '@hygiene/client'
import { tabStore } from '@hygiene/client/browser-store'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { Button, Card, linkButton, NoticeBox, RadioCards, TextAreaField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import { StudySteps } from '../../../shared/study-steps/study-steps.tsx'
import {
  type Survey,
  type SurveyDraft,
  type SurveyErrors,
  type SurveyQuestion,
  surveyErrors,
  surveyResult,
} from './survey-answers.ts'
import styles from './survey-form.module.css'

type SurveyQuestionFieldProps = {
  question: SurveyQuestion
  no: number
  value: number | string | undefined
  error: string | undefined
  onAnswer: (value: number | string) => void
}

const questionId = (questionNo: number) => `survey-question-${questionNo}`

function SurveyQuestionField({ question, no, value, error, onAnswer }: SurveyQuestionFieldProps) {
  const { questionNo, kind, text, choices, isRequired } = question
  const wording = (
    <>
      <span className={styles.no}>{no}.</span>
      {text}
    </>
  )
  return (
    <div id={questionId(questionNo)}>
      {kind === 'choice' ? (
        <RadioCards
          legend={isRequired ? wording : <>{wording} (선택)</>}
          error={error}
          options={choices.map((label, index) => ({ value: String(index), label }))}
          value={value === undefined ? undefined : String(value)}
          onChange={(choice) => onAnswer(Number(choice))}
        />
      ) : (
        <TextAreaField
          label={wording}
          optional={!isRequired}
          error={error}
          rows={4}
          maxLength={1000}
          value={String(value ?? '')}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </div>
  )
}

type SurveyFormProps = { survey: Survey; enrolmentNo: EnrolmentNo }

function SurveyForm({ survey, enrolmentNo }: SurveyFormProps) {
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

/** Keeps a half-filled survey across a reload and an ended login, until the tab is closed. */
function useSurveyDraft(enrolmentNo: EnrolmentNo) {
  const key = `survey-${enrolmentNo}`
  const [draft, setDraft] = useState<SurveyDraft>(() => {
    const kept = tabStore.getItem(key)
    return kept === null ? {} : (JSON.parse(kept) as SurveyDraft)
  })

  function answer(questionNo: number, value: number | string) {
    const next = { ...draft, [questionNo]: value }
    setDraft(next)
    tabStore.setItem(key, JSON.stringify(next))
  }

  return { draft, answer, clear: () => tabStore.removeItem(key) }
}

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
