import { checkLinkedLogin as contract } from '@hygiene/contracts/member/login/staff/check-linked-login'
import { findLink, isConnected } from '../../../staff/employee/find-link.ts'
import { query } from '../../../kit/operation.ts'
import { denied } from '@hygiene/domain/verdict'

/** Checking does not use up the link, because the question «끊고 로그인하시겠습니까?» may follow. */
export const checkLinkedLogin = query(contract, async ({ input, db, now }) => {
  const link = await findLink(db, input.authorization, now)
  if (!link) return denied('LINK_OVER')
  if (await isConnected(db, link.memberNo, input.applicationId, now)) return denied('ALREADY_CONNECTED')
  return { isFree: true as const }
})
