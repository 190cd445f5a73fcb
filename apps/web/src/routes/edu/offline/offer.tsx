import { OfferScreen } from '../../../features/in-person/queue/offer-screen.tsx'
import type { RouteMeta } from '../../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '집합교육 자리 안내', bottomBar: false }

export default OfferScreen
