import { call, isReportedCentrally } from '@hygiene/client'
import { extendLogin } from '@hygiene/contracts/member/login/extend-login'
import { APPLICATION_ID } from '@hygiene/contracts/kit/envelope'
import { showAlert } from '@hygiene/ui'
import { WARN_AT_SECONDS } from './login-clock.ts'
import { noteRemaining } from './current-login.ts'

export type Extension = 'extended' | 'impossible' | 'unanswered'

/** Serves [시간 연장], which has no limit of presses. The login still ends after 24 hours, and a later press shows the reason. */
export async function extend(): Promise<Extension> {
  const remaining = await askForMore()
  if (remaining === null) return 'unanswered'
  noteRemaining(remaining)
  if (remaining > WARN_AT_SECONDS) return 'extended'

  await showAlert(
    '로그인하신 지 24시간이 되어 더 연장할 수 없습니다. 하시던 일을 마치고 다시 로그인해주세요.',
    { title: '로그인 시간을 연장할 수 없습니다' },
  )
  return 'impossible'
}

async function askForMore(): Promise<number | null> {
  try {
    return await call(extendLogin, { applicationId: APPLICATION_ID })
  } catch (error) {
    if (isReportedCentrally(error)) return null
    throw error
  }
}
