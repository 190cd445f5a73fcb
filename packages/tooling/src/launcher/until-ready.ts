import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchFailure } from './step.ts'
import type { Supervised } from './supervise.ts'

const patience = 60_000

/** Waits until the program's address answers 200 or the program reports readiness. Throws with the reason if it ends first. */
export async function untilReady(supervised: Supervised, signal: AbortSignal): Promise<void> {
  const { name, readyUrl } = supervised.program
  const ready = readyUrl ? untilAnswers(name, readyUrl, signal) : supervised.said
  await Promise.race([ready, supervised.endedEarly, endAsked(signal)])
  supervised.becameReady()
}

function endAsked(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error('The end was asked for.', { cause: signal.reason })),
      { once: true },
    )
  })
}

async function untilAnswers(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + patience
  let last = 'no answer'
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      await response.arrayBuffer()
      if (response.ok) return
      last = `HTTP ${response.status}`
    } catch (cause) {
      last = cause instanceof Error ? cause.message : String(cause)
    }
    await sleep(40)
  }
  throw new LaunchFailure(`The ${name} did not become ready at ${url} (${last}); see .data/logs/${name}.log.`)
}
