import { CheckInScreen } from '../features/in-person/check-in/check-in-screen.tsx'
import type { RouteMeta } from '../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '출석 확인', header: false, footer: false, bottomBar: false }

export default CheckInScreen
