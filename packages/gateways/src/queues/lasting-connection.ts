import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq'

const TRY_AGAIN_MS = 1_000

/**
 * BullMQ 6.7 remembers the failure of its first connection: a queue that a busy database answered too late would refuse every job
 * until the process ends (postgres-connection.js, `readyPromise`). Here the first connection is tried until it stands.
 */
class LastingConnection extends PostgresConnection {
  private reaching: Promise<void> | undefined

  override async waitUntilReady(): Promise<void> {
    this.reaching ??= this.reach()
    await this.reaching
    return super.waitUntilReady()
  }

  private async reach(): Promise<void> {
    for (;;) {
      try {
        const client = await this.pool.connect()
        client.release()
        return
      } catch (error) {
        if (this.isClosing) throw error
        await sleep(TRY_AGAIN_MS, undefined, { ref: false })
      }
    }
  }
}

type PostgresBackend = BackendFactory<PostgresQueueBackend, PostgresConnectionOptions>

/** BullMQ's `createPostgresBackend` with such a connection; a worker's is named after its queue. */
export const createLastingBackend: PostgresBackend = (name, options, { withBlockingConnection } = {}) => {
  const connection = new LastingConnection(options.connection)
  return new PostgresQueueBackend(connection, name, options, true, withBlockingConnection ? name : undefined)
}
