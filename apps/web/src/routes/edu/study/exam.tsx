import { Navigate } from 'react-router-dom'
import { ExamScreen } from '../../../features/education/exam/exam-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'
import { useEnrolmentNo } from '../../../app/router/use-enrolment-no.ts'

export const meta: RouteMeta = { title: '평가', login: true, header: false, footer: false }

export default function Exam() {
  const enrolmentNo = useEnrolmentNo()
  if (enrolmentNo === null) return <Navigate to="/edu/study/list" replace />
  return <ExamScreen enrolmentNo={enrolmentNo} />
}
