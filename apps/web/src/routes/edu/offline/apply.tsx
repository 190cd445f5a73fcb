import { IndustryType } from '@hygiene/domain'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AddressSearch } from '../../../features/address-search/address-search.tsx'
import { ApplyInPerson } from '../../../features/apply-in-person/apply-in-person.tsx'
import { LicenceSearch } from '../../../features/licence-search/licence-search.tsx'
import { PayMethods } from '../../../features/payment/pay-methods.tsx'
import { OtherHalls } from '../../../features/session-calendar/other-halls.tsx'
import { RegionChoice } from '../../../features/session-calendar/region-choice.tsx'
import { SessionChoice } from '../../../features/session-calendar/session-choice.tsx'
import type { RouteMeta } from '../../../router/route-meta.ts'

export const meta: RouteMeta = { title: '신규 영업자 집합교육 신청', login: true, bottomBar: false }

const LENT = { LicenceSearch, AddressSearch, PayMethods, RegionChoice, SessionChoice, OtherHalls }

export default function OfflineApply() {
  const [query] = useSearchParams()
  const asked = Number(query.get('industryType'))
  const industryType = Object.values(IndustryType).find((type) => type === asked)

  if (industryType === undefined) return <Navigate to="/edu/offline" replace />
  return <ApplyInPerson key={industryType} industryType={industryType} lent={LENT} />
}
