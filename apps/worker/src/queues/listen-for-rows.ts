import pg from 'pg'

const RECONNECT_MS = 2_000
/** Checks the connection this often, because one that only listens does not notice that its peer is gone. */
const ASK_MS = 30_000
const ANSWER_MS = 10_000

/** LISTEN needs its own connection, which is reopened whenever it breaks. */
export function listenForRows(
  url: string,
  wake: () => void,
  isStopped: () => boolean,
  { askMs, answerMs } = { askMs: ASK_MS, answerMs: ANSWER_MS },
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connectLater = (broken: pg.Client): void => {
    // A broken connection may report several errors, and each would otherwise open a new connection.
    if (client !== broken || isStopped()) return
    client = undefined
    // A regular end would wait for an answer too.
    void broken.end().catch(() => {})
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), RECONNECT_MS)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    client = next
    next.on('notification', wake)
    next.on('error', () => connectLater(next))
    try {
      await next.connect()
      await next.query('LISTEN outbox')
      wake()
    } catch {
      connectLater(next)
    }
  }
  const ask = async (): Promise<void> => {
    const asked = client
    if (!asked) return
    await asked.query('SELECT 1').catch(() => connectLater(asked))
  }
  void connect()
  const asking = setInterval(() => void ask(), askMs)
  return {
    async stop() {
      clearInterval(asking)
      clearTimeout(timer)
      await client?.end()
    },
  }
}
