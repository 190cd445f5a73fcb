import pg from 'pg'

const RECONNECT_MS = 2_000

/** LISTEN needs a connection of its own; it is opened again whenever it breaks, one for each that broke. */
export function listenForRows(
  url: string,
  wake: () => void,
  isStopped: () => boolean,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connectLater = (broken: pg.Client): void => {
    // A broken connection may report more than one error; each would otherwise open a connection of its own.
    if (client !== broken || isStopped()) return
    client = undefined
    timer = setTimeout(() => void connect(), RECONNECT_MS)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    client = next
    next.on('notification', wake)
    next.on('error', () => connectLater(next))
    try {
      await next.connect()
      await next.query('LISTEN outbox')
      wake()
    } catch {
      // The poll goes on meanwhile.
      connectLater(next)
    }
  }
  void connect()
  return {
    async stop() {
      clearTimeout(timer)
      await client?.end()
    },
  }
}
