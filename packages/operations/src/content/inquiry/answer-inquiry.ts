import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { attachEvidence } from '../../platform/file/attach-evidence.ts'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'
import { versionOf } from './version-of.ts'
import { type Answer, writeAnswer } from './write-answer.ts'

type Wanted = Omit<Answer, 'employeeNo'> & {
  inquiryNo: number
  /** What the employee has read. */
  version: string
  /** Uploads of the employee. */
  fileNos: readonly string[]
}

type Answered =
  | { allowed: true; reviewNo: number }
  | { allowed: false; reason: 'INQUIRY_NOT_FOUND' | 'INQUIRY_MERGED' | 'INQUIRY_MOVED_ON' | 'FILE_NOT_FOUND' }

/** Answers what the employee has read: of two at once the second is shown the first answer and sends none. */
export async function answerInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, version, fileNos, ...answer }: Wanted,
  now: Date,
): Promise<Answered> {
  return transaction(client, async (db): Promise<Answered> => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    const { requestNo } = answer
    const sent = await db.inquiryReview.findUnique({
      where: { inquiryNo_requestNo: { inquiryNo, requestNo } },
    })
    if (sent) return { allowed: true, reviewNo: sent.reviewNo }
    if (inquiry.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
    if (version !== (await versionOf(db, inquiry))) return denied('INQUIRY_MOVED_ON')

    const { employeeNo } = employee
    const reviewNo = await writeAnswer(db, inquiry, { ...answer, employeeNo }, now)
    for (const fileNo of new Set(fileNos)) {
      const owner = { kind: 'inquiryAnswer', no: reviewNo } as const
      if (!(await attachEvidence(db, { employeeNo, owner, fileNo }))) return denied('FILE_NOT_FOUND')
    }
    await logInquiryAction(db, employee, 'answerInquiry', inquiry, now)
    return { allowed: true, reviewNo }
  })
}
