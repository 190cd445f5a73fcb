import { useParams } from 'react-router-dom'
import { VerifyDocumentScreen } from '../../features/education/verify/verify-document-screen.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '문서 진위 확인' }

export default function VerifyNumber() {
  const { number } = useParams()
  return <VerifyDocumentScreen typed={number} />
}
