import type { Message, Transaction } from '@hygiene/db'
import { isUnderStudy, type MessageFacts, statusAt } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'

/** An employee's own words, as they were written. */
export async function gatherStaffText(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const text = await db.staffText.findUnique({ where: { textNo: aboutNo } })
  return text && { kind: 'staffText', body: text.body }
}

/** The day as it stands by now; null once nothing is left to study. */
export async function gatherExtended(
  db: Transaction,
  { aboutNo }: Message,
  { config, now }: Pick<WorkerDeps, 'config' | 'now'>,
): Promise<MessageFacts | null> {
  const enrolment = await db.onlineEnrolment.findUnique({ where: { enrolmentNo: aboutNo } })
  if (!enrolment?.extendedToOn || !isUnderStudy(statusAt(enrolment, now()))) return null
  const { businessName, extendedToOn } = enrolment
  return { kind: 'studyExtended', businessName, lastDay: extendedToOn, link: `${config.PUBLIC_URL}/m` }
}
