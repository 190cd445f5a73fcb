import { sentenceOf } from '@hygiene/db/describe-error'
import { unknownKinds } from '@hygiene/db/outbox'
import type { WorkerDeps } from '../deps.ts'
import type { QueueBackend } from '@hygiene/gateways/queues'
import { listenForRows } from './listen-for-rows.ts'
import { KNOWN_KINDS, relayOutbox } from './relay.ts'

const POLL_MS = 5_000

export interface RelayLoop {
  stop(): Promise<void>
}

/** Relays immediately on a notification (LISTEN), and every 5 s in case one was missed. */
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
      deps.warn(`outbox: ${sentenceOf(error)}`)
    }
  }
  const wake = (): void => {
    if (isWaiting || isStopped) return
    isWaiting = true
    running = running.then(run)
  }

  const poll = setInterval(wake, POLL_MS)
  const { DATABASE_DIRECT_URL, DATABASE_URL } = deps.config
  const listener = listenForRows(DATABASE_DIRECT_URL || DATABASE_URL, wake, () => isStopped)
  wake()
  void reportUnknownKinds(deps)
  return {
    async stop() {
      isStopped = true
      clearInterval(poll)
      await running
      await listener.stop()
    },
  }
}

/** Reports once per start: rows of another version's jobs wait for a worker that knows them. */
async function reportUnknownKinds(deps: WorkerDeps): Promise<void> {
  try {
    for (const [kind, count] of await unknownKinds(deps.db, KNOWN_KINDS)) {
      deps.warn(`outbox: ${count} rows of the kind ${kind} are set aside, no handler here knows it`)
    }
  } catch (error) {
    deps.warn(`outbox: ${sentenceOf(error)}`)
  }
}
