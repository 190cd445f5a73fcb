import { setInquiryTopic as contract } from '@hygiene/contracts/content/inquiry/staff/set-inquiry-topic'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'

export const setInquiryTopic = operation(contract, async ({ db, input, actor, log }) => {
  const { inquiryNo, topicNo } = input
  const inquiry = await lockForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  if (topicNo !== null && (await db.inquiryTopic.count({ where: { topicNo, endedAt: null } })) === 0)
    return denied('TOPIC_NOT_FOUND')
  await db.inquiry.update({ where: { inquiryNo }, data: { topicNo } })
  log({ memberNos: writerNos(inquiry) })
  return { inquiryNo }
})
