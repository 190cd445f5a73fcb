import { checkLinkedLogin as contract } from '@hygiene/contracts/member/login/staff/check-linked-login'
import { findLink, isConnected } from '@hygiene/operations/staff/employee/find-link'
import { implement } from '../../../http/implement.ts'

/** Looking does not use the link up: the question «끊고 로그인하시겠습니까?» may follow. */
export const checkLinkedLogin = implement(contract, async ({ input, deps, now, refuse }) => {
  const link = await findLink(deps.db, input.authorization, now)
  if (!link) throw refuse('LINK_OVER')
  if (await isConnected(deps.db, link.memberNo, input.applicationId, now)) throw refuse('ALREADY_CONNECTED')
  return { isFree: true as const }
})
