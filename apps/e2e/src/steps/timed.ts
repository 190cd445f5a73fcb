import { expect } from 'vitest'

export async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  console.info(`${what}: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
}
