import { noteInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/note-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { repeated, writerNos } from '../logged-inquiry.ts'

export const noteInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, noteText, requestNo } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const sent = await db.inquiryNote.findUnique({ where: { inquiryNo_requestNo: { inquiryNo, requestNo } } })
  if (sent) return repeated(log, { noteNo: sent.noteNo })
  const { employeeNo } = actor
  const { noteNo } = await db.inquiryNote.create({
    data: { inquiryNo, employeeNo, requestNo, noteText, writtenAt: now },
  })
  log({ memberNos: writerNos(inquiry) })
  return { noteNo }
})
