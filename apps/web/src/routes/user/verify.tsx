import { VerifyAccount } from '../../features/find-account/verify-account.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '본인확인', bottomBar: false }

export default VerifyAccount
