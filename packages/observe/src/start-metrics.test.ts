import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { count, gauge, took } from './instruments.ts'
import { measureClock } from './measure-clock.ts'
import { startMetrics } from './start-metrics.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

let port: number
let metrics: Awaited<ReturnType<typeof startMetrics>>
beforeEach(async () => {
  port = await freePort()
  metrics = await startMetrics({ host: '127.0.0.1', port })
})
afterEach(() => metrics.stop())

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

describe('process metrics', () => {
  it('exposes counters, timings and gauges in the Prometheus format', async () => {
    count('refusals', { reason: 'SEATS_GONE' })
    count('refusals', { reason: 'SEATS_GONE' })
    took('job_duration_seconds', 0.2, { job: 'send-message' })
    gauge({ name: 'outbox_open', help: 'Rows', read: async () => [{ value: 7 }] })
    const text = await read()
    expect(text).toMatch(/^refusals_total\{reason="SEATS_GONE".*\} 2/m)
    expect(text).toMatch(/^job_duration_seconds_bucket\{job="send-message".*le="0.25"\} 1/m)
    expect(text).toMatch(/^job_duration_seconds_bucket\{job="send-message".*le="0.1"\} 0/m)
    expect(text).toMatch(/^outbox_open(\{.*\})? 7/m)
    expect(text).toMatch(/^nodejs_eventloop_delay_p99_seconds(\{.*\})? [\d.]+/m)
    expect(text).toMatch(/^process_resident_memory_bytes(\{.*\})? \d{7,}/m)
  })

  it('reports the offset of each clock and omits an unknown one', async () => {
    measureClock({ offsets: () => ({ machine: -86_400, database: null }) })
    const text = await read()
    expect(text).toMatch(/^clock_off_seconds\{whose="machine".*\} -86400/m)
    expect(text).not.toContain('whose="database"')
  })

  it('omits a failing gauge and keeps the others', async () => {
    gauge({ name: 'broken', help: 'Rows', read: () => Promise.reject(new Error('away')) })
    gauge({ name: 'sound', help: 'Rows', read: () => [{ value: 1 }] })
    const text = await read()
    expect(text).not.toMatch(/^broken[ {]/m)
    expect(text).toMatch(/^sound(\{.*\})? 1/m)
  })
})

it('keeps no metrics in a process that serves none', async () => {
  await metrics.stop()
  expect(() => count('refusals', { reason: 'x' })).not.toThrow()
  metrics = await startMetrics({ host: '127.0.0.1', port })
  expect(await read()).not.toContain('refusals_total')
})
