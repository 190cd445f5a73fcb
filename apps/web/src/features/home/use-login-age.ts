import { REFUSALS } from '@hygiene/contracts'
import { showAlert } from '@hygiene/ui'
import { useEffect } from 'react'
import { isStaleLogin } from '../../session/clock.ts'
import { logOut } from '../../session/leaving.ts'
import { currentSession } from '../../session/session.ts'

/** Entering /main with a login of 24 hours or older logs out (specification section 4). */
export function useLoginAge() {
  useEffect(() => {
    if (isStaleLogin(currentSession(), Date.now())) void endStaleLogin()
  }, [])
}

async function endStaleLogin() {
  await logOut()
  await showAlert(REFUSALS.SESSION_EXPIRED.message)
}
