import { openInstructorContact as contract } from '@hygiene/contracts/in-person/instructor/staff/open-instructor-contact'
import { openText } from '@hygiene/db/sealed-text'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

export const openInstructorContact = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input: { instructorNo }, REFUND_ACCOUNT_KEY }) => {
    const found = await db.instructor.findUnique({ where: { instructorNo } })
    if (!found?.phoneSealed) return denied('INSTRUCTOR_NOT_FOUND')
    return { phone: openText(REFUND_ACCOUNT_KEY, found.phoneSealed) }
  },
)
