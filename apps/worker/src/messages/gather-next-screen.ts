import type { Message, Transaction } from '@hygiene/db'
import { actionScreenPath, type MessageFacts, nextScreenText } from '@hygiene/domain'
import { findMemberSteps } from '@hygiene/operations/education/study/find-member-steps'
import type { WorkerDeps } from '../deps.ts'

/** The screen on which the person goes on by now, not the one of the call; null where the record has ended. */
export async function gatherNextScreen(
  db: Transaction,
  { kind, aboutNo, memberNo }: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  if (kind === 'nextScreenApply') {
    return { kind: 'nextScreen', screen: nextScreenText('apply'), link: `${config.PUBLIC_URL}/edu/online` }
  }
  const all = await findMemberSteps(db, memberNo, now())
  const steps = all.find(({ enrolmentNo, inPersonEnrolmentNo }) =>
    kind === 'nextScreen' ? enrolmentNo === aboutNo : inPersonEnrolmentNo === aboutNo,
  )
  if (!steps) return null
  return {
    kind: 'nextScreen',
    screen: nextScreenText(steps.state),
    link: `${config.PUBLIC_URL}${actionScreenPath(steps)}`,
  }
}
