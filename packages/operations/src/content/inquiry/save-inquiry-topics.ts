import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type KeptTopic, listInquiryTopics } from './list-inquiry-topics.ts'

interface WantedTopic extends Omit<KeptTopic, 'topicNo'> {
  /** Absent of a new one. */
  topicNo?: number | undefined
}

type Saved =
  | { allowed: true; version: string }
  | { allowed: false; reason: 'TOPICS_CHANGED' | 'TOPIC_NOT_FOUND' }

/** Replaces the topics that were read. One that is left out is ended and keeps its inquiries. */
export async function saveInquiryTopics(
  client: PrismaClient,
  { list, version }: { list: readonly WantedTopic[]; version: string },
  now: Date,
): Promise<Saved> {
  return transaction(client, async (db): Promise<Saved> => {
    await db.$executeRaw`LOCK TABLE "InquiryTopic" IN EXCLUSIVE MODE`
    const kept = await listInquiryTopics(db)
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
    return { allowed: true, version: (await listInquiryTopics(db)).version }
  })
}
