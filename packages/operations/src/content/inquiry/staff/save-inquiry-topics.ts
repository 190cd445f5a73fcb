import { saveInquiryTopics as contract } from '@hygiene/contracts/content/inquiry/staff/save-inquiry-topics'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { readTopics } from '../inquiry-topics.ts'

/** Replaces the topics that were read. An omitted topic is ended and keeps its inquiries. */
export const saveInquiryTopics = operation(contract, async ({ db, input: { list, version }, now }) => {
  await db.$executeRaw`LOCK TABLE "InquiryTopic" IN EXCLUSIVE MODE`
  const kept = await readTopics(db)
  if (version !== kept.version) return denied('TOPICS_CHANGED')
  const known = new Set(kept.list.map(({ topicNo }) => topicNo))
  const stays = list.flatMap(({ topicNo }) => topicNo ?? [])
  if (new Set(stays).size < stays.length || stays.some((topicNo) => !known.has(topicNo)))
    return denied('TOPIC_NOT_FOUND')

  await db.inquiryTopic.updateMany({
    where: { topicNo: { in: [...known].filter((topicNo) => !stays.includes(topicNo)) } },
    data: { endedAt: now },
  })
  for (const [position, { topicNo, ...text }] of list.entries()) {
    const data = { ...text, position }
    if (topicNo === undefined) await db.inquiryTopic.create({ data })
    else await db.inquiryTopic.update({ where: { topicNo }, data })
  }
  return { version: (await readTopics(db)).version }
})
