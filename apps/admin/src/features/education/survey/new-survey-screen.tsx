import { Loaded, read, useSend } from '@hygiene/client'
import { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { saveSurvey } from '@hygiene/contracts/education/survey/staff/save-survey'
import { SAMPLE_SURVEY } from '@hygiene/domain/education/survey/sample-survey'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { Button, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { SurveyFields } from './survey-fields.tsx'
import { EMPTY, type Errors, errorsOf, isSame, sentOf, type Typed, typedOf } from './survey-form.ts'
import { SurveysLink } from './survey-parts.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import styles from './surveys.module.css'

/** Serves `/surveys/new`: the first version for a year that has none. */
export function NewSurveyScreen() {
  const query = useQuery({ ...read(listStaffSurveys, {}), staleTime: 0 })
  return (
    <Loaded query={query}>
      {({ list, asOf }) => {
        const now = seoulYear(new Date(asOf))
        const free = [now, now + 1].filter((year) => !list.some((survey) => survey.year === year))
        return <NewSurvey years={free} />
      }}
    </Loaded>
  )
}

function NewSurvey({ years }: { years: readonly number[] }) {
  const go = useNavigate()
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [year, setYear] = useState(String(years[0] ?? ''))
  const [errors, setErrors] = useState<Errors>({})
  const save = useSend(saveSurvey, {
    refresh: [listStaffSurveys],
    onDone: ({ surveyNo }) => {
      showToast('설문을 만들었습니다.')
      void go(`/surveys/${surveyNo}`, { replace: true })
    },
    refusedTitle: '만들지 못했습니다',
  })
  function store() {
    const wrong = errorsOf(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !save.isPending)
      save.mutate({ year: Number(year), lastEdition: 0, ...sentOf(typed) })
  }
  useKeys([{ keys: 'Ctrl+Enter', label: '설문 만들기', run: () => years.length > 0 && store() }])
  if (years.length === 0) {
    return (
      <AdminScreen title="설문 만들기" path={<SurveysLink />}>
        <p>올해와 내년 설문이 이미 있습니다. 그 설문을 열어 수정해주세요.</p>
      </AdminScreen>
    )
  }
  return (
    <AdminScreen
      title="설문 만들기"
      path={<SurveysLink />}
      isFlush
      actions={
        <Button size="small" busy={save.isPending} onClick={store}>
          만들기
        </Button>
      }
      side={<SurveyPreview typed={typed} />}
    >
      <div className={styles.part}>
        <SelectField
          label="연도"
          options={years.map((each) => ({ value: String(each), label: `${each}년` }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
        {isSame(typed, EMPTY) && (
          <Button tone="secondary" size="small" onClick={() => setTyped(sampleOf(year))}>
            견본 문항으로 시작
          </Button>
        )}
      </div>
      <SurveyFields typed={typed} errors={errors} onChange={setTyped} />
    </AdminScreen>
  )
}

const sampleOf = (year: string): Typed =>
  typedOf({
    title: `${year}년 ${SAMPLE_SURVEY.title}`,
    questions: SAMPLE_SURVEY.questions.map((question, at) => ({
      ...question,
      questionNo: at + 1,
      choices: [...question.choices],
    })),
  })
