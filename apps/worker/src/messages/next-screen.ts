import { actionScreenPath } from '@hygiene/domain/member/next-action/action-screen'
import { nextScreenText } from '@hygiene/domain/staff/employee/education-steps'
import { findMemberSteps } from '@hygiene/operations/education/study/find-member-steps'
import type { Gather } from './gather.ts'

type Kind = 'nextScreen' | 'nextScreenInPerson' | 'nextScreenApply'

/**
 * Returns the screen that is next now, which may differ from the one at the time of the call. Returns null if the record has
 * ended.
 */
export const nextScreen: Gather<Kind> = async ({ db, kind, aboutNo, memberNo, config, now }) => {
  if (kind === 'nextScreenApply') {
    return { kind, screen: nextScreenText('apply'), link: `${config.PUBLIC_URL}/edu/online` }
  }
  const all = await findMemberSteps(db, memberNo, now)
  const steps = all.find(({ enrolmentNo, inPersonEnrolmentNo }) =>
    kind === 'nextScreen' ? enrolmentNo === aboutNo : inPersonEnrolmentNo === aboutNo,
  )
  if (!steps) return null
  const link = `${config.PUBLIC_URL}${actionScreenPath(steps)}`
  return { kind, screen: nextScreenText(steps.state), link }
}
