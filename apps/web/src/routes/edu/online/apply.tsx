import { IndustryType } from '@hygiene/domain/text'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Apply } from '../../../features/education/apply/apply.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '기존 영업자 온라인교육 신청', login: true, bottomBar: false }

export default function OnlineApply() {
  const [query] = useSearchParams()
  const asked = Number(query.get('industryType'))
  const industryType = Object.values(IndustryType).find((type) => type === asked)

  if (industryType === undefined) return <Navigate to="/edu/online" replace />
  return <Apply key={industryType} industryType={industryType} />
}
