import { VerifyAccount } from '../../features/member/find-account/verify-account.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'

export const meta: RouteMeta = { title: '본인확인', bottomBar: false }

export default VerifyAccount
