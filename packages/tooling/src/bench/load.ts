import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuSecondsOf } from './cpu-time.ts'

const SETTLING_MS = 200

/** One way of doing a job, reached over HTTP. */
export interface Arm {
  name: string
  origin: string
  connections: number
  /** The request that one connection repeats. */
  requestsOf: (connection: number) => autocannon.Request[]
  /** The processes whose time the job costs, with all they started. */
  pids: readonly number[]
}

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  cpuMs: number | null
}

/** Sends requests for some seconds. An answer that is not a success makes the whole figure worthless, so it throws. */
export async function fire(arm: Arm, seconds: number): Promise<Load> {
  // Garbage of the last load must not weigh on this one.
  await sleep(SETTLING_MS)
  const before = cpuSecondsOf(arm.pids)
  let connection = 0
  const result = await autocannon({
    url: arm.origin,
    connections: arm.connections,
    duration: seconds,
    sampleInt: 250,
    setupClient: (client) => client.setRequests(arm.requestsOf(connection++)),
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  })
  const after = cpuSecondsOf(arm.pids)
  const wrong = result.errors + result.timeouts + result.non2xx + result.mismatches
  const done = result.requests.total
  if (wrong > 0 || done === 0) throw new Error(`${arm.name}: ${wrong} of ${done} answers were no success.`)
  return {
    perSecond: done / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: before === null || after === null ? null : ((after - before) * 1000) / done,
  }
}
