import { freezeEnrolments as contract } from '@hygiene/contracts/education/enrolment/staff/freeze-enrolments'
import { operation } from '../../../kit/operation.ts'
import { freezing } from '../../../staff/saved-view/freeze-set.ts'
import { listStaffEnrolments } from './list-staff-enrolments.ts'

export const freezeEnrolments = operation(
  contract,
  { before: freezing('enrolments', listStaffEnrolments) },
  async ({ prepared }) => prepared.set,
)
