import { assignInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/assign-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { seesInquiry } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { repeated, writerNos } from '../logged-inquiry.ts'

/** Assigns an inquiry to an employee who may answer it, or back to the queue. Refuses if its employee has changed since. */
export const assignInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, fromEmployeeNo, toEmployeeNo } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  if (inquiry.assigneeNo === toEmployeeNo) return repeated(log, { inquiryNo })
  if (inquiry.assigneeNo !== fromEmployeeNo) return denied('INQUIRY_TAKEN')
  if (toEmployeeNo !== null) {
    const taker = await db.employee.findFirst({ where: { employeeNo: toEmployeeNo, disabledAt: null } })
    const may = taker && staffMay(taker.role, 'answerInquiries') && seesInquiry(taker, inquiry)
    if (!may) return denied('ASSIGNEE_NOT_FOUND')
  }
  await db.inquiry.update({ where: { inquiryNo }, data: { assigneeNo: toEmployeeNo } })
  const kind = toEmployeeNo === null ? 'released' : 'assigned'
  await db.inquiryAction.create({
    data: { inquiryNo, employeeNo: actor.employeeNo, kind, toEmployeeNo, at: now },
  })
  log({ memberNos: writerNos(inquiry) })
  return { inquiryNo }
})
