import { Navigate } from 'react-router-dom'
import { SurveyScreen } from '../../../features/education/survey/survey-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = { title: '설문조사', login: true, bottomBar: false }

export default function Survey() {
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <Navigate to="/edu/study/list" replace />
  return <SurveyScreen enrolmentNo={enrolmentNo} />
}
