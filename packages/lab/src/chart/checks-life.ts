import { setTimeout as sleep } from 'node:timers/promises'
import type { Pod } from './cluster.ts'
import { engine } from './container.ts'
import { until } from './until.ts'
import { type Check, hold, type ChartRun } from './question.ts'

/** Covers a probe's three failures ten seconds apart plus the termination time. */
const ILL_MS = 150_000

const KEPT_CONNECTIONS = 4

export function checkLifeOfPods({ cluster, ingress }: ChartRun): Check[] {
  const others = (app: string, pod: Pod) => cluster.readyOf(app).filter((one) => one !== pod)
  const one = (app: string): Pod => {
    const [pod] = cluster.readyOf(app)
    if (!pod) throw new Error(`No ${app} is ready`)
    return pod
  }
  return [
    ...['api', 'worker', 'web'].map(
      (app): Check => [
        `a killed ${app} is started again`,
        async () => {
          const pod = one(app)
          const before = pod.kept.restarts()
          await engine.signal(pod.kept.name(), 'KILL')
          await until('it restarts', () => pod.kept.restarts() > before, 20_000)
          const ms = await until(
            'it is ready',
            () => pod.kept.isReady(),
            60_000,
            () => cluster.describeTrouble(),
          )
          return `ready again ${(ms / 1000).toFixed(1)} s later (${pod.kept.reasons.at(-1)})`
        },
      ],
    ),
    [
      'an API that stops says so and serves on before it ends, and no call is lost',
      async () => {
        const pod = one('api')
        const calls = callOn(ingress.origin)
        await sleep(500)
        const began = performance.now()
        let heard503 = 0
        const ending = cluster.endPod(pod)
        for (let at = 0; at < 20 && heard503 === 0; at += 1) {
          if ((await readiness(pod)) === 503) heard503 = performance.now() - began
          await sleep(50)
        }
        await ending
        const took = performance.now() - began
        const { made, failed } = await calls.end()
        hold(heard503 > 0, '/readyz never was 503')
        hold(took < 45_000, `it took ${took} ms`)
        hold(
          failed.length === 0,
          `${failed.length} of ${made} calls failed: ${[...new Set(failed)].join(', ')}`,
        )
        await cluster.startPod('api')
        await until('the next is ready', () => cluster.readyOf('api').length === 2, 60_000)
        return `503 after ${heard503.toFixed(0)} ms, ended after ${(took / 1000).toFixed(1)} s, ${made} calls meanwhile, none lost`
      },
    ],
    ...['api', 'web'].map(
      (app): Check => [
        `every ${app} is replaced while people call`,
        async () => {
          const calls = callOn(ingress.origin)
          for (const pod of cluster.readyOf(app)) {
            const next = await cluster.startPod(app)
            await until(
              'the next is ready',
              () => next.kept.isReady(),
              60_000,
              () => cluster.describeTrouble(),
            )
            await cluster.endPod(pod)
          }
          const { made, failed } = await calls.end()
          hold(
            failed.length === 0,
            `${failed.length} of ${made} calls failed: ${[...new Set(failed)].join(', ')}`,
          )
          return `${made} calls, none lost`
        },
      ],
    ),
    [
      'a frozen API gets no more calls, and is started again',
      async () => {
        const pod = one('api')
        await engine.signal(pod.kept.name(), 'STOP')
        const away = await until('it is not ready', () => !pod.kept.isReady(), 30_000)
        hold(others('api', pod).length === 1, 'the other one is not ready')
        const calls = callOn(ingress.origin)
        const before = pod.kept.restarts()
        const again = await until('it is started again', () => pod.kept.restarts() > before, ILL_MS)
        const { made, failed } = await calls.end()
        // nginx keeps connections and detects a dead one to the frozen API only with the first call on it.
        hold(
          failed.length <= KEPT_CONNECTIONS,
          `${failed.length} of ${made} calls failed: ${[...new Set(failed)].join(', ')}`,
        )
        await until('it is ready', () => pod.kept.isReady(), 60_000)
        return `no calls after ${(away / 1000).toFixed(1)} s, again after ${((away + again) / 1000).toFixed(0)} s; ${made} calls meanwhile, ${failed.length} without an answer`
      },
    ],
  ]
}

const readiness = (pod: Pod) =>
  fetch(`http://${pod.address}:4000/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  )

function callOn(origin: string): { end: () => Promise<{ made: number; failed: string[] }> } {
  const over = new AbortController()
  let made = 0
  const failed: string[] = []
  const person = async (path: string): Promise<void> => {
    while (!over.signal.aborted) {
      made += 1
      const heard = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: unknown) => String(error),
      )
      if (heard !== '200') failed.push(heard)
      await sleep(20)
    }
  }
  const people = ['/healthz', '/healthz', '/icon.svg', '/staff/'].map(person)
  return {
    async end() {
      over.abort()
      await Promise.all(people)
      return { made, failed }
    },
  }
}
