import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchFailure } from './step.ts'
import type { Supervised } from './supervise.ts'

const patience = 60_000

/** Waits until the address answers 200, or the program without one says it is ready; a program that ends meanwhile says why. */
export async function untilReady(
  program: Supervised,
  url: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  await Promise.race([url ? untilAnswers(program.name, url, signal) : program.said, program.endedEarly])
  program.becameReady()
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
