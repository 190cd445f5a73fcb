import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuSecondsOf } from './cpu-time.ts'

const SETTLING_MS = 200

export interface Arm {
  name: string
  origin: string
  connections: number
  requestsOf: (connection: number) => autocannon.Request[]
  pids: readonly number[]
}

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /**
   * Excludes the first answer of each connection, which also waits for all connections to open and the generator to start. With
   * fewer than 6,400 answers on 64 connections these are more than one in a hundred.
   */
  laterP99Ms: number
  cpuMs: number | null
}

export async function fire(arm: Arm, seconds: number): Promise<Load> {
  // Waits until garbage of the last load no longer affects this one.
  await sleep(SETTLING_MS)
  const before = cpuSecondsOf(arm.pids)
  const { result, laterMs } = await run(arm, seconds)
  const after = cpuSecondsOf(arm.pids)
  const wrong = result.errors + result.timeouts + result.non2xx + result.mismatches
  const done = result.requests.total
  if (wrong > 0 || done === 0) throw new Error(`${arm.name}: ${wrong} of ${done} answers were no success.`)
  return {
    perSecond: done / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    laterP99Ms:
      laterMs.toSorted((one, other) => one - other)[Math.floor(laterMs.length * 0.99)] ?? Number.NaN,
    cpuMs: before === null || after === null ? null : ((after - before) * 1000) / done,
  }
}

async function run(arm: Arm, seconds: number): Promise<{ result: autocannon.Result; laterMs: number[] }> {
  let connection = 0
  const answered = new Set<autocannon.Client>()
  const laterMs: number[] = []
  const options: autocannon.Options = {
    url: arm.origin,
    connections: arm.connections,
    duration: seconds,
    sampleInt: 250,
    setupClient: (client) => client.setRequests(arm.requestsOf(connection++)),
    verifyBody: (body) => String(body).startsWith('{"code":1,'),
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, counted) =>
      error instanceof Error ? reject(error) : resolve(counted),
    )
    running.on('response', (client, _status, _bytes, milliseconds) => {
      if (answered.has(client)) laterMs.push(milliseconds)
      answered.add(client)
    })
  })
  return { result, laterMs }
}
