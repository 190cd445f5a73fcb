import { closeInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/close-inquiry'
import { denied } from '@hygiene/domain/verdict'
import { stopClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { repeated, writerNos } from '../logged-inquiry.ts'
import { versionOf } from '../version-of.ts'
import { turnOf } from '../turn-of.ts'
import { readHours } from '../working-term.ts'

/** Closes an inquiry whose last message is ours. A follow-up reopens it. */
export const closeInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, version } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  if (version !== (await versionOf(db, inquiry))) return denied('INQUIRY_MOVED_ON')
  if (inquiry.tableState === 'done') return repeated(log, { inquiryNo })
  if ((await turnOf(db, inquiryNo)) !== 'answered') return denied('INQUIRY_NEEDS_ANSWER')
  await db.inquiry.update({
    where: { inquiryNo },
    data: { tableState: 'done', ...stopClock(await readHours(db), inquiry, now) },
  })
  await db.inquiryAction.create({
    data: { inquiryNo, employeeNo: actor.employeeNo, kind: 'closed', at: now },
  })
  log({ memberNos: writerNos(inquiry) })
  return { inquiryNo }
})
