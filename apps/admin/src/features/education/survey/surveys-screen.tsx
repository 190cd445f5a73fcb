import { Loaded, read } from '@hygiene/client'
import { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import type { SurveyRow } from './survey-text.ts'

export function SurveysScreen() {
  const { role } = useEmployee()
  const query = useQuery({ ...read(listStaffSurveys, {}), staleTime: 0 })
  return (
    <AdminScreen
      title="설문"
      note="한 해의 온라인 과정이 모두 같은 설문을 씁니다."
      actions={
        staffMay(role, 'changeSurveys') && (
          <Link {...linkButton({ size: 'small' })} to="/surveys/new">
            설문 만들기
          </Link>
        )
      }
    >
      <Loaded query={query}>
        {({ list }) => (list.length === 0 ? <p>설문이 아직 없습니다.</p> : <Surveys list={list} />)}
      </Loaded>
    </AdminScreen>
  )
}

function Surveys({ list }: { list: readonly SurveyRow[] }) {
  return (
    <RecordTable
      caption="설문"
      rows={list}
      rowKey={({ surveyNo }) => surveyNo}
      columns={[
        {
          header: '설문',
          isHeading: true,
          cell: SurveyLink,
        },
        { header: '연도', cell: ({ year }) => `${year}년` },
        {
          header: '버전',
          cell: Edition,
        },
        { header: '질문', align: 'end', cell: ({ questionCount }) => `${questionCount}개` },
        { header: '응답', align: 'end', cell: ({ answers }) => `${answers.toLocaleString('ko-KR')}명` },
        {
          header: '작성 일시',
          cell: ({ writtenAt, writtenBy }) =>
            writtenAt === null ? '-' : `${formatSeoulDateTime(new Date(writtenAt))} ${writtenBy ?? ''}`,
        },
      ]}
    />
  )
}

function SurveyLink({ surveyNo, title }: SurveyRow) {
  return (
    <Link className={recordParts.link} to={`/surveys/${surveyNo}`}>
      {title}
    </Link>
  )
}

function Edition({ edition, isAsked }: SurveyRow) {
  return (
    <StateMark kind={isAsked ? 'done' : 'ended'}>
      버전 {edition} {isAsked ? '사용 중' : '지난 버전'}
    </StateMark>
  )
}
