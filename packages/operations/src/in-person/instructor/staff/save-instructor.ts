import { saveInstructor as contract } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { lockInstructors } from '@hygiene/db/locks'
import { sealText } from '@hygiene/db/sealed-text'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Creates or updates an instructor. The phone number is encrypted. */
export const saveInstructor = operation(
  contract,
  { needs: ['REFUND_ACCOUNT_KEY'] },
  async ({ db, input, now, REFUND_ACCOUNT_KEY }) => {
    const { instructorNo: known, phone, qualifications, reason: _, ...facts } = input
    const phoneSealed = phone === undefined ? {} : { phoneSealed: sealText(REFUND_ACCOUNT_KEY, phone) }
    const data = { ...facts, ...phoneSealed, changedAt: now }
    const instructorNo = known ?? (await db.instructor.create({ data })).instructorNo
    if (known !== null) {
      if ((await lockInstructors(db, [known])).length === 0) return denied('INSTRUCTOR_NOT_FOUND')
      await db.instructor.update({ where: { instructorNo }, data })
      await db.instructorQualification.deleteMany({ where: { instructorNo } })
    }
    await db.instructorQualification.createMany({
      data: qualifications.map(({ qualification, issuedOn, validUntil }) => ({
        instructorNo,
        qualification,
        issuedOn: new Date(issuedOn),
        validUntil: validUntil === null ? null : new Date(validUntil),
      })),
    })
    return { instructorNo }
  },
)
