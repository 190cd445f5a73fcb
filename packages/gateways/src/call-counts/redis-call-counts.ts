import type { Redis } from 'ioredis'

const MINUTE_MS = 60_000
/** Limits the wait for Redis. After it the process counts alone. */
const ANSWER_MS = 1_000

interface Added {
  key: string
  by: number
}

/** Counts calls in Redis for all processes. Rejects immediately while Redis is unavailable. */
export function callCountsInRedis(url: string): {
  add: (added: readonly Added[]) => Promise<{ count: number; msLeft: number }[]>
  close: () => void
} {
  const opened = open(url)
  return {
    async add(added) {
      const redis = await opened
      const work = redis.pipeline()
      for (const { key, by } of added) {
        const name = `calls:${key}`
        work.incrby(name, by).pexpire(name, MINUTE_MS, 'NX').pttl(name)
      }
      const answers = (await work.exec()) ?? []
      return added.map((_added, at) => ({
        count: numberOf(answers[at * 3]),
        msLeft: numberOf(answers[at * 3 + 2]),
      }))
    },
    close: () => void opened.then((redis) => redis.disconnect()),
  }
}

async function open(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    lazyConnect: true,
  })
  // ioredis reconnects by itself; without a listener its errors would end the process.
  redis.on('error', () => {})
  await redis.connect().catch(() => {})
  return redis
}

function numberOf(answer: [error: Error | null, result: unknown] | undefined): number {
  if (!answer || answer[0]) throw answer?.[0] ?? new Error('Redis left an answer out')
  return Number(answer[1])
}
