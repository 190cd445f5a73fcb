import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { KeptConnection } from './kept-connection.ts'

/** What the bench sends this process. */
export interface ArrivalPlan {
  origins: readonly string[]
  /** Kept connections to each process. */
  connections: number
  /** Whole requests, each sent once at its instant, in milliseconds from the beginning, whether or not earlier ones are answered. */
  calls: readonly { atMs: number; request: string }[]
}

export interface Arrived {
  /** Answers that are no success, by their words. */
  wrong: string[]
  /** From the planned instant to the answer. */
  timesMs: number[]
  /** How much later than planned calls were sent. */
  lateMs: number[]
}

const VIEW_EVERY_MS = 1

/** `fork(generator)`: takes a plan, says «began» with open connections, plays it, and answers what came of it. */
async function play({ origins, connections, calls }: ArrivalPlan): Promise<Arrived> {
  const idle: KeptConnection[] = []
  for (let place = 0; place < connections; place += 1) {
    idle.push(...(await Promise.all(origins.map((origin) => KeptConnection.open(origin)))))
  }
  const played: Arrived = { wrong: [], timesMs: [], lateMs: [] }
  const under: Promise<void>[] = []
  process.send?.('began')
  const began = performance.now()
  async function send(connection: KeptConnection, atMs: number, request: string): Promise<void> {
    played.lateMs.push(performance.now() - began - atMs)
    const wrong = await connection.ask(request)
    if (wrong !== null) played.wrong.push(wrong)
    played.timesMs.push(performance.now() - began - atMs)
    idle.push(connection)
  }

  for (let next = 0; next < calls.length; ) {
    const now = performance.now() - began
    for (let call = calls[next]; call && call.atMs <= now; call = calls[next]) {
      // The one idle for longest: all connections are used in turn. Without one the call is late, which counts.
      const connection = idle.shift()
      if (!connection) break
      under.push(send(connection, call.atMs, call.request))
      next += 1
    }
    await sleep(VIEW_EVERY_MS)
  }
  await Promise.all(under)
  for (const connection of idle) connection.close()
  return played
}

if (process.send) {
  const [plan] = (await once(process, 'message')) as [ArrivalPlan]
  // A channel that is closed at once loses what is still in the pipe.
  process.send(await play(plan), () => process.disconnect())
}
