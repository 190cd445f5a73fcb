import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { latestStart } from '@hygiene/domain/education/study/december-guard'
import { reminderOn, type StudyReminder } from '@hygiene/domain/education/study/study-reminder'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { studyDeadline } from '@hygiene/domain/education/study/study-deadline'
import { findStudyLeft } from '@hygiene/operations/education/study/find-study-left'
import { isQuiet } from '@hygiene/operations/education/study/remind-learners'
import type { Gather } from './gather.ts'

/** Is valid only on its day and for a course under study; «quiet» requires that nothing has been watched. */
export const studyReminder: Gather<StudyReminder> = async ({ db, kind, aboutNo, now }) => {
  const enrolment = await db.onlineEnrolment.findUnique({
    where: { enrolmentNo: aboutNo },
    include: { course: true },
  })
  if (!enrolment || !isUnderStudy(statusAt(enrolment, now))) return null
  const { enrolmentNo, year } = enrolment
  if (reminderOn(year, now) !== kind) return null
  if (kind === 'quietForWeek' && !(await isQuiet(db, enrolmentNo, now))) return null
  if (kind === 'daysLeft7') return { kind, finishBy: studyDeadline(year) }

  const left = await findStudyLeft(db, enrolmentNo)
  if (kind === 'daysLeft1')
    return { kind, startBy: latestStart({ ...enrolment.course, lectureSeconds: left.seconds }) }
  return { kind, left }
}
