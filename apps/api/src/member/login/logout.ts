import { logout as contract } from '@hygiene/contracts/member/login/logout'
import { logout as logOut } from '@hygiene/operations/member/login/logout'
import { implement } from '../../http/implement.ts'

export const logout = implement(contract, async ({ caller, deps, now, cookies }) => {
  await logOut(deps.db, caller, now)
  cookies.purgeFiles()
  return { ended: true as const }
})
