import type { Message, Transaction } from '@hygiene/db'
import {
  isUnderStudy,
  latestStart,
  type MessageFacts,
  reminderOn,
  statusAt,
  studyDeadline,
} from '@hygiene/domain'
import { findStudyLeft } from '@hygiene/operations/education/study/find-study-left'
import { isQuiet } from '@hygiene/operations/education/study/remind-learners'

/** A reminder holds on its day alone, for a course under study; «quiet» only while nothing has been watched. */
export async function gatherReminder(
  db: Transaction,
  { kind, aboutNo }: Message,
  { now }: { now: () => Date },
): Promise<MessageFacts | null> {
  const enrolment = await db.onlineEnrolment.findUnique({
    where: { enrolmentNo: aboutNo },
    include: { course: true },
  })
  if (!enrolment || !isUnderStudy(statusAt(enrolment, now()))) return null
  const { enrolmentNo, year } = enrolment
  const reminder = reminderOn(year, now())
  if (reminder === null || reminder !== kind) return null
  if (reminder === 'quietForWeek' && !(await isQuiet(db, enrolmentNo, now()))) return null
  if (reminder === 'daysLeft7') return { kind: reminder, finishBy: studyDeadline(year) }

  const left = await findStudyLeft(db, enrolmentNo)
  if (reminder === 'daysLeft1')
    return { kind: reminder, startBy: latestStart({ ...enrolment.course, lectureSeconds: left.seconds }) }
  return { kind: reminder, left }
}

/** Told while the certificate stands. */
export async function gatherCompleted(db: Transaction, { aboutNo }: Message): Promise<MessageFacts | null> {
  const certified = { enrolmentNo: aboutNo, status: 'completed', certificate: { status: 'valid' } } as const
  return (await db.onlineEnrolment.count({ where: certified })) > 0 ? { kind: 'completed' } : null
}
