import { lockInstructors, type PrismaClient, sealText, type Transaction, transaction } from '@hygiene/db'
import { denied, type SeoulDay } from '@hygiene/domain'

interface InstructorWanted {
  /** Null: a new one. */
  instructorNo: number | null
  name: string
  /** Absent: it stays as it is. */
  phone?: string
  subjects: string[]
  hours: string
  qualifications: { qualification: string; issuedOn: SeoulDay; validUntil: SeoulDay | null }[]
  sealKey: string
  alongside: (db: Transaction, instructorNo: number) => Promise<void>
}

type Saved = { allowed: true; instructorNo: number } | { allowed: false; reason: 'INSTRUCTOR_NOT_FOUND' }

/** A new instructor, or other facts about one; the telephone is sealed. */
export async function saveInstructor(
  client: PrismaClient,
  { instructorNo, phone, qualifications, sealKey, alongside, ...facts }: InstructorWanted,
  now: Date,
): Promise<Saved> {
  const phoneSealed = phone === undefined ? {} : { phoneSealed: sealText(sealKey, phone) }
  const data = { ...facts, ...phoneSealed, changedAt: now }
  const papers = qualifications.map(({ qualification, issuedOn, validUntil }) => ({
    qualification,
    issuedOn: new Date(issuedOn),
    validUntil: validUntil === null ? null : new Date(validUntil),
  }))
  return transaction<Saved>(client, async (db) => {
    const no = instructorNo ?? (await db.instructor.create({ data })).instructorNo
    if (instructorNo !== null) {
      if ((await lockInstructors(db, [no])).length === 0) return denied('INSTRUCTOR_NOT_FOUND')
      await db.instructor.update({ where: { instructorNo: no }, data })
      await db.instructorQualification.deleteMany({ where: { instructorNo: no } })
    }
    await db.instructorQualification.createMany({
      data: papers.map((paper) => ({ ...paper, instructorNo: no })),
    })
    await alongside(db, no)
    return { allowed: true, instructorNo: no }
  })
}
