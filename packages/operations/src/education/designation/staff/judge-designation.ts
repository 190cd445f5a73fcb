import { judgeDesignation as contract } from '@hygiene/contracts/education/designation/staff/judge-designation'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { lockEnrolment, lockInPersonEnrolment } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { enrolmentSubject } from '@hygiene/domain/staff/audit-log/audit-subject'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'

/**
 * Accepts or rejects the confirmation file of a record. The record is locked, so a new upload by the member or a second employee
 * waits.
 */
export const judgeDesignation = operation(contract, async ({ db, input, actor, now, log }) => {
  const { kind, number, fileNo, askedAgainFor } = input
  const record = await lockRecord(db, input)
  if (!record) return denied('ENROLMENT_NOT_FOUND')
  if (record.designationFileNo !== fileNo) return denied('DESIGNATION_CHANGED')
  if (await db.designationVerdict.findUnique({ where: { fileNo } }))
    return denied('DESIGNATION_ALREADY_JUDGED')

  const file = await db.storedFile.findUniqueOrThrow({ where: { fileNo } })
  const isAccepted = askedAgainFor === null
  const { verdictNo } = await db.designationVerdict.create({
    data: {
      ...(kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }),
      fileNo,
      fileName: file.name,
      isAccepted,
      sentence: askedAgainFor ?? '',
      decidedByNo: actor.employeeNo,
      decidedAt: now,
    },
  })
  const { memberNo } = record
  if (!isAccepted) await notifyPerson(db, 'designationAskedAgain', memberNo, verdictNo, now)
  log({
    subject: enrolmentSubject(kind, number),
    detail: isAccepted ? '받음' : '다시 요청',
    reason: askedAgainFor ?? '',
    memberNos: [memberNo],
  })
  return { verdictNo }
})

const RECORD = { select: { memberNo: true, designationFileNo: true } } as const

/** Reads the owner before the lock, because it never changes, and the file after it. */
async function lockRecord(db: Transaction, { kind, number }: InputOf<typeof contract>) {
  if (kind === 'online') {
    const own = { where: { enrolmentNo: number }, ...RECORD }
    const found = await db.onlineEnrolment.findUnique(own)
    if (!found || !(await lockEnrolment(db, found.memberNo, number))) return null
    return db.onlineEnrolment.findUniqueOrThrow(own)
  }
  const own = { where: { inPersonEnrolmentNo: number }, ...RECORD }
  const found = await db.inPersonEnrolment.findUnique(own)
  if (!found || !(await lockInPersonEnrolment(db, found.memberNo, number))) return null
  return db.inPersonEnrolment.findUniqueOrThrow(own)
}
