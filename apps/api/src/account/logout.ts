import { logout as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Ends the session on the server and takes the file cookie back. */
export const logout = implement(contract, async ({ caller, deps, now, cookies }) => {
  await deps.db.loginSession.updateMany({
    where: { sessionNo: caller.sessionNo, memberNo: caller.memberNo, endedAt: null },
    data: { endedAt: now, endReason: 'logout' },
  })
  cookies.forgetFiles()
  return { ended: true as const }
})
