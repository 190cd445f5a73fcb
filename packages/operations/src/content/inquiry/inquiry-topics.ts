import { createHash } from 'node:crypto'
import { type PrismaClient, type Queries, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

interface KeptTopic {
  topicNo: number
  topicName: string
  topicText: string[]
}

interface WantedTopic extends Omit<KeptTopic, 'topicNo'> {
  /** Absent of a new one. */
  topicNo?: number | undefined
}

/** The topics in use in their order; `version` names them when they are changed. */
export async function readInquiryTopics(db: Queries): Promise<{ list: KeptTopic[]; version: string }> {
  const list = await db.inquiryTopic.findMany({
    where: { endedAt: null },
    select: { topicNo: true, topicName: true, topicText: true },
    orderBy: [{ position: 'asc' }, { topicNo: 'asc' }],
  })
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16)
  return { list, version }
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
    const kept = await readInquiryTopics(db)
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
    return { allowed: true, version: (await readInquiryTopics(db)).version }
  })
}
