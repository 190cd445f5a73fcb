import {
  lockEnrolment,
  lockInPersonEnrolment,
  type PrismaClient,
  transaction,
  type Transaction,
} from '@hygiene/db'
import { denied, enrolmentSubject } from '@hygiene/domain'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'

interface Judged {
  kind: 'online' | 'inPerson'
  recordNo: number
  /** The file that was looked at. */
  fileNo: string
  /** Null: accepted. */
  askedAgainFor: string | null
  caller: { employeeNo: number }
  ipAddress: string
}

type Verdict =
  | { allowed: true; verdictNo: number }
  | {
      allowed: false
      reason: 'ENROLMENT_NOT_FOUND' | 'DESIGNATION_CHANGED' | 'DESIGNATION_ALREADY_JUDGED'
    }

/**
 * Says of the file that a record names as its confirmation whether it will do. The record is locked: a member who hands in
 * another one meanwhile, and a second employee, wait here.
 */
export async function judgeDesignation(client: PrismaClient, judged: Judged, now: Date): Promise<Verdict> {
  const { kind, recordNo, fileNo, askedAgainFor, caller, ipAddress } = judged
  return transaction<Verdict>(client, async (db) => {
    const record = await lockRecord(db, judged)
    if (!record) return denied('ENROLMENT_NOT_FOUND')
    if (record.designationFileNo !== fileNo) return denied('DESIGNATION_CHANGED')
    if (await db.designationVerdict.findUnique({ where: { fileNo } }))
      return denied('DESIGNATION_ALREADY_JUDGED')

    const file = await db.storedFile.findUniqueOrThrow({ where: { fileNo } })
    const isAccepted = askedAgainFor === null
    const { verdictNo } = await db.designationVerdict.create({
      data: {
        ...(kind === 'online' ? { enrolmentNo: recordNo } : { inPersonEnrolmentNo: recordNo }),
        fileNo,
        fileName: file.name,
        isAccepted,
        sentence: askedAgainFor ?? '',
        decidedByNo: caller.employeeNo,
        decidedAt: now,
      },
    })
    const { memberNo } = record
    if (!isAccepted) await notifyPerson(db, 'designationAskedAgain', memberNo, verdictNo, now)
    await writeAudit(db, {
      caller,
      operation: 'judgeDesignation',
      subject: enrolmentSubject(kind, recordNo),
      detail: isAccepted ? '받음' : '다시 요청',
      reason: askedAgainFor ?? '',
      ipAddress,
      now,
      memberNos: [memberNo],
    })
    return { allowed: true, verdictNo }
  })
}

const RECORD = { select: { memberNo: true, designationFileNo: true } } as const

/** Its owner does not change, so it may be read before the lock; the file is read behind it. */
async function lockRecord(db: Transaction, { kind, recordNo }: Judged) {
  if (kind === 'online') {
    const own = { where: { enrolmentNo: recordNo }, ...RECORD }
    const found = await db.onlineEnrolment.findUnique(own)
    if (!found || !(await lockEnrolment(db, found.memberNo, recordNo))) return null
    return db.onlineEnrolment.findUniqueOrThrow(own)
  }
  const own = { where: { inPersonEnrolmentNo: recordNo }, ...RECORD }
  const found = await db.inPersonEnrolment.findUnique(own)
  if (!found || !(await lockInPersonEnrolment(db, found.memberNo, recordNo))) return null
  return db.inPersonEnrolment.findUniqueOrThrow(own)
}
