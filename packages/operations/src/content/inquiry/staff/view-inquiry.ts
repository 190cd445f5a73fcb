import { viewInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/view-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { findForEmployee } from '../lock-for-employee.ts'
import { versionOf } from '../version-of.ts'

const VIEW_MS = 30_000

/** Records that an employee has an inquiry open, removes expired views and returns who else has it open. */
export const viewInquiry = operation(contract, async ({ db, input, actor, now }) => {
  const { inquiryNo, isWriting } = input
  const { employeeNo } = actor
  const inquiry = await findForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const view = { isWriting, seenAt: now }
  await db.inquiryView.upsert({
    where: { inquiryNo_employeeNo: { inquiryNo, employeeNo } },
    create: { inquiryNo, employeeNo, ...view },
    update: view,
  })
  await db.inquiryView.deleteMany({
    where: { inquiryNo, seenAt: { lt: new Date(now.getTime() - VIEW_MS) } },
  })
  const others = await db.inquiryView.findMany({
    where: { inquiryNo, employeeNo: { not: employeeNo } },
    include: { employee: { select: { name: true } } },
    orderBy: { employeeNo: 'asc' },
  })
  return {
    viewers: others.map(({ employee, ...one }) => ({ ...one, name: employee.name })),
    version: await versionOf(db, inquiry),
    assigneeNo: inquiry.assigneeNo,
  }
})
