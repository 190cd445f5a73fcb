import { isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import type { Gather } from './gather.ts'

/** Uses the current last day. Returns null if nothing is left to study. */
export const studyExtended: Gather<'studyExtended'> = async ({ db, aboutNo, config, now }) => {
  const enrolment = await db.onlineEnrolment.findUnique({ where: { enrolmentNo: aboutNo } })
  if (!enrolment?.extendedToOn || !isUnderStudy(statusAt(enrolment, now))) return null
  const { businessName, extendedToOn } = enrolment
  return { kind: 'studyExtended', businessName, lastDay: extendedToOn, link: `${config.PUBLIC_URL}/m` }
}
