import { createHash } from 'node:crypto'
import type { Queries } from '@hygiene/db/connect'

interface KeptTopic {
  topicNo: number
  topicName: string
  topicText: string[]
}

export async function readTopics(db: Queries): Promise<{ list: KeptTopic[]; version: string }> {
  const list = await db.inquiryTopic.findMany({
    where: { endedAt: null },
    select: { topicNo: true, topicName: true, topicText: true },
    orderBy: [{ position: 'asc' }, { topicNo: 'asc' }],
  })
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16)
  return { list, version }
}
