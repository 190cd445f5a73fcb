import { publishCourse as contract } from '@hygiene/contracts/education/course/staff/publish-course'
import { denied } from '@hygiene/domain/verdict'
import { needsTwoPeople } from '@hygiene/domain/education/course/course-version'
import { operation } from '../../../kit/operation.ts'
import { lockDraft } from '../lock-draft.ts'
import { publishDraft } from '../publish-draft.ts'

/** Publishes a draft of a year that has not begun. The second of two simultaneous calls is refused. */
export const publishCourse = operation(contract, async ({ db, input, actor, now }) => {
  const locked = await lockDraft(db, input)
  if (!locked.allowed) return locked
  if (needsTwoPeople(locked.draft, now)) return denied('COURSE_NEEDS_TWO')
  const asked = input.startsAt === null ? null : new Date(input.startsAt)
  const publishing = { asked, employeeNo: actor.employeeNo, approvalNo: null, now }
  const published = await publishDraft(db, locked.draft, publishing)
  return published.allowed ? { startsAt: published.startsAt } : published
})
