import pg from 'pg'
import type { WorkerDeps } from '../deps.ts'
import type { QueueBackend } from './queue-backend.ts'
import { relayOutbox } from './relay.ts'

const POLL_MS = 5_000
const RECONNECT_MS = 2_000

export interface RelayLoop {
  stop(): Promise<void>
}

/** Relays at once when the database says so (LISTEN), and every 5 s in case it could not. */
export function startRelay(deps: WorkerDeps, queues: QueueBackend): RelayLoop {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let isWaiting = false

  const run = async (): Promise<void> => {
    isWaiting = false
    try {
      const handedOver = await relayOutbox(deps.db, queues, deps.now())
      if (handedOver > 0) wake()
    } catch (error) {
      // The rows are still there; the next poll tries again.
      deps.log(`outbox: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const wake = (): void => {
    if (isWaiting || isStopped) return
    isWaiting = true
    running = running.then(run)
  }

  const poll = setInterval(wake, POLL_MS)
  const listener = listen(deps.config.DATABASE_URL, wake, () => isStopped)
  wake()
  return {
    async stop() {
      isStopped = true
      clearInterval(poll)
      await running
      await listener.stop()
    },
  }
}

/** LISTEN needs a connection of its own; it is opened again whenever it breaks. */
function listen(url: string, wake: () => void, isStopped: () => boolean): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    if (isStopped()) return
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', wake)
    next.on('error', () => void setTimeout(() => void connect(), RECONNECT_MS))
    try {
      await next.connect()
      await next.query('LISTEN outbox')
      client = next
      wake()
    } catch {
      // The poll goes on meanwhile.
      setTimeout(() => void connect(), RECONNECT_MS)
    }
  }
  void connect()
  return {
    async stop() {
      client?.removeAllListeners('error').on('error', () => {})
      await client?.end()
    },
  }
}
