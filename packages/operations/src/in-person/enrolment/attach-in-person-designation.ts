import { lockInPersonEnrolment, type PrismaClient, transaction } from '@hygiene/db'
import { denied, hasInPersonEnded, type InPersonEnrolmentNo, type Verdict } from '@hygiene/domain'
import { putOnlyFile } from '../../platform/file/attach-files.ts'
import { writeInPerson } from '../../platform/records/in-person-records.ts'

/** The confirmation may follow completion: the law asks for the appointment, not for a day (Art. 41③). */
export async function attachInPersonDesignation(
  client: PrismaClient,
  {
    memberNo,
    inPersonEnrolmentNo,
    fileNo,
  }: { memberNo: number; inPersonEnrolmentNo: InPersonEnrolmentNo; fileNo: string },
): Promise<Verdict<'ENROLMENT_NOT_FOUND' | 'ALREADY_ENDED' | 'FILE_NOT_FOUND'>> {
  return transaction(client, async (db) => {
    const isOwn = await lockInPersonEnrolment(db, memberNo, inPersonEnrolmentNo)
    if (!isOwn) return denied('ENROLMENT_NOT_FOUND')
    const { status } = await db.inPersonEnrolment.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    if (hasInPersonEnded(status) && status !== 'completed') return denied('ALREADY_ENDED')

    const owner = { kind: 'inPersonEnrolment', no: inPersonEnrolmentNo } as const
    if (!(await putOnlyFile(db, { memberNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
    await writeInPerson(db, { inPersonEnrolmentNo }, { designationFileNo: fileNo })
    return { allowed: true }
  })
}
