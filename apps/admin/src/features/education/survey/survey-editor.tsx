import { withParticle } from '@hygiene/domain/particle'
import { useSend } from '@hygiene/client'
import { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { saveSurvey } from '@hygiene/contracts/education/survey/staff/save-survey'
import { Button, showToast, useAlert } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { SurveyConflict } from './survey-conflict.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { type Errors, errorsOf, isSame, sentOf, typedOf } from './survey-form.ts'
import { SurveysLink } from './survey-parts.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import type { SurveyRecord } from './survey-text.ts'

type SurveyEditorProps = { record: SurveyRecord; onClose: () => void }

/** Writes the next version of a year's survey. The later of two editors sees both versions. */
export function SurveyEditor({ record, onClose }: SurveyEditorProps) {
  const go = useNavigate()
  const alert = useAlert()
  const [typed, setTyped] = useState(() => typedOf(record))
  const [seen] = useState(record.lastEdition)
  const [errors, setErrors] = useState<Errors>({})
  const { year, lastEdition, lastSurveyNo } = record
  const isBehind = lastEdition !== seen

  const save = useSend(saveSurvey, {
    refresh: [readStaffSurvey, listStaffSurveys],
    onDone: ({ surveyNo, edition }) => {
      showToast(`${withParticle(`버전 ${edition}`, '으로')} 저장했습니다.`)
      onClose()
      void go(`/surveys/${surveyNo}`, { replace: true })
    },
    // Where another employee wrote first, both stand below.
    onRefused: async ({ refusal, message }) => {
      if (refusal !== 'SURVEY_CHANGED') await alert(message, { title: '저장하지 못했습니다' })
    },
  })
  function store(onto: number) {
    const wrong = errorsOf(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !save.isPending)
      save.mutate({ year, lastEdition: onto, ...sentOf(typed) })
  }
  useKeys([{ keys: 'Ctrl+Enter', label: '새 버전으로 저장', run: () => store(seen) }])

  return (
    <AdminScreen
      title={`${year}년 설문 수정`}
      path={<SurveysLink />}
      note={`${withParticle(`버전 ${seen + 1}`, '을')} 씁니다. 지금 설문을 연 사람은 연 버전을 그대로 냅니다.`}
      isFlush
      actions={
        <>
          <Button tone="secondary" size="small" onClick={onClose}>
            취소
          </Button>
          <Button
            size="small"
            busy={save.isPending}
            unavailable={isBehind || isSame(typed, typedOf(record))}
            onClick={() => store(seen)}
          >
            새 버전으로 저장
          </Button>
        </>
      }
      side={<SurveyPreview typed={typed} />}
    >
      {isBehind && (
        <SurveyConflict
          latestNo={lastSurveyNo}
          typed={typed}
          onTakeSaved={() => {
            onClose()
            void go(`/surveys/${lastSurveyNo}`, { replace: true })
          }}
          onKeepMine={() => store(lastEdition)}
        />
      )}
      <SurveyFields typed={typed} errors={errors} onChange={setTyped} />
    </AdminScreen>
  )
}
