import { read } from '@hygiene/client'
import { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { SurveyEditor } from './survey-editor.tsx'
import { typedOf } from './survey-form.ts'
import { SurveysLink } from './survey-parts.tsx'
import { SurveyPreview } from './survey-preview.tsx'
import { SurveyResults } from './survey-results.tsx'
import type { SurveyRecord } from './survey-text.ts'

/** `/surveys/:no`: a version of a year's survey and its results. */
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
