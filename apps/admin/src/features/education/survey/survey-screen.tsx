import { Loaded, read, useSend } from '@hygiene/client'
import { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { saveSurvey } from '@hygiene/contracts/education/survey/staff/save-survey'
import { withParticle } from '@hygiene/domain/particle'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, showToast, useAlert } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { ConflictBox } from '../../../shared/change-dialog/conflict-box.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import recordParts from '../../../shared/record/record-parts.module.css'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { SurveyFields } from './survey-fields.tsx'
import { differenceOf, type Errors, errorsOf, isSame, sentOf, type Typed, typedOf } from './survey-form.ts'
import { SurveysLink } from './survey-parts.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import { SurveyResults } from './survey-results.tsx'
import type { SurveyRecord } from './survey-text.ts'
import styles from './surveys.module.css'

export function SurveyScreen() {
  const { no = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(no) ? <Known key={no} surveyNo={Number(no)} /> : <NotFoundScreen />
}

function Known({ surveyNo }: { surveyNo: number }) {
  const query = useQuery({ ...read(readStaffSurvey, { surveyNo }), staleTime: 0 })
  return (
    <LoadedScreen query={query} title="설문">
      {(record) => <Survey record={record} />}
    </LoadedScreen>
  )
}

function Survey({ record }: { record: SurveyRecord }) {
  const go = useNavigate()
  const { role } = useEmployee()
  const [isWriting, setIsWriting] = useState(false)
  const mayWrite = staffMay(role, 'changeSurveys')
  useKeys([
    { keys: 'e', label: '수정', run: () => mayWrite && setIsWriting(true) },
    { keys: 'Escape', label: '설문', run: () => void (isWriting ? setIsWriting(false) : go('/surveys')) },
  ])
  if (isWriting) return <SurveyEditor record={record} onClose={() => setIsWriting(false)} />
  const isAsked = record.edition === record.lastEdition
  return (
    <AdminScreen
      title={record.title}
      path={<SurveysLink />}
      note={
        <span className={recordParts.status}>
          <StateMark kind={isAsked ? 'done' : 'ended'}>
            {record.year}년 버전 {record.edition} {isAsked ? '사용 중' : '지난 버전'}
          </StateMark>
          {!isAsked && (
            <Link className={recordParts.link} to={`/surveys/${record.lastSurveyNo}`}>
              지금은 버전 {record.lastEdition}
            </Link>
          )}
        </span>
      }
      isFlush
      actions={
        mayWrite && (
          <Button size="small" onClick={() => setIsWriting(true)}>
            수정
          </Button>
        )
      }
      side={<SurveyPreview typed={typedOf(record)} />}
    >
      <SurveyResults record={record} />
    </AdminScreen>
  )
}

type SurveyEditorProps = { record: SurveyRecord; onClose: () => void }

function SurveyEditor({ record, onClose }: SurveyEditorProps) {
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
    // Skips the alert for `SURVEY_CHANGED`: both versions are shown below instead.
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

type SurveyConflictProps = {
  latestNo: number
  typed: Typed
  onTakeSaved: () => void
  onKeepMine: () => void
}

function SurveyConflict({ latestNo, typed, onTakeSaved, onKeepMine }: SurveyConflictProps) {
  const query = useQuery({ ...read(readStaffSurvey, { surveyNo: latestNo }), staleTime: 0 })
  return (
    <div className={styles.part}>
      <Loaded query={query}>
        {(latest) => {
          const rows = differenceOf(typedOf(latest), typed)
          return (
            <ConflictBox
              savedBy={latest.writtenBy ?? '다른 직원'}
              rows={rows}
              onTakeSaved={onTakeSaved}
              onKeepMine={rows.length > 0 ? onKeepMine : undefined}
            />
          )
        }}
      </Loaded>
    </div>
  )
}
