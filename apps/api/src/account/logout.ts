import { logout as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Ends the login on the server and takes the file cookie back. */
export const logout = implement(contract, async ({ caller, deps, now, cookies }) => {
  await deps.db.login.updateMany({
    where: { loginNo: caller.loginNo, memberNo: caller.memberNo, endedAt: null },
    data: { endedAt: now, endReason: 'logout' },
  })
  cookies.forgetFiles()
  return { ended: true as const }
})
