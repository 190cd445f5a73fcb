import { IndustryType } from '@hygiene/domain/text'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ApplyInPerson } from '../../../features/in-person/apply/apply-in-person.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '신규 영업자 집합교육 신청', login: true, bottomBar: false }

export default function OfflineApply() {
  const [query] = useSearchParams()
  const asked = Number(query.get('industryType'))
  const industryType = Object.values(IndustryType).find((type) => type === asked)

  if (industryType === undefined) return <Navigate to="/edu/offline" replace />
  return <ApplyInPerson key={industryType} industryType={industryType} />
}
