import { showAlert } from '@hygiene/ui'
import { useEffect } from 'react'
import { isStaleLogin } from '../../session/clock.ts'
import { logOut } from '../../session/leaving.ts'
import { useSession } from '../../session/session.ts'

/** Entering /main with a login of 24 hours or older logs out (specification section 4). */
export function useLoginAge() {
  const session = useSession()
  const isStale = isStaleLogin(session, Date.now())

  useEffect(() => {
    if (isStale) void logOut().then(() => showAlert('로그인 시간이 만료되어 재 로그인이 필요합니다.'))
  }, [isStale])
}
