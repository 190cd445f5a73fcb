import { lockEnrolment, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type EnrolmentNo, hasEnded, statusAt, type Verdict } from '@hygiene/domain'
import { putOnlyFile } from '../../platform/file/attach-files.ts'
import { correctOnline } from '../../platform/records/online-enrolments.ts'

type Refusal = 'ENROLMENT_NOT_FOUND' | 'ALREADY_ENDED' | 'FILE_NOT_FOUND'

/** The confirmation may follow completion: the law asks for the appointment, not for a day (Art. 41③). */
export async function attachDesignation(
  client: PrismaClient,
  { memberNo, enrolmentNo, fileNo }: { memberNo: number; enrolmentNo: EnrolmentNo; fileNo: string },
  now: Date,
): Promise<Verdict<Refusal>> {
  return transaction<Verdict<Refusal>>(client, async (db) => {
    if (!(await lockEnrolment(db, memberNo, enrolmentNo))) return denied('ENROLMENT_NOT_FOUND')
    const enrolment = await db.onlineEnrolment.findUniqueOrThrow({ where: { enrolmentNo } })
    const status = statusAt(enrolment, now)
    if (hasEnded(status) && status !== 'completed') return denied('ALREADY_ENDED')

    const owner = { kind: 'onlineEnrolment', no: enrolmentNo } as const
    if (!(await putOnlyFile(db, { memberNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
    await correctOnline(db, enrolmentNo, { designationFileNo: fileNo })
    return allowed()
  })
}
