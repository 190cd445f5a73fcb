import { say } from '@hygiene/tooling/step'
import { checkVideos } from './checks-videos.ts'
import { checkLifeOfPods } from './checks-life.ts'
import { checkPeople } from './checks-people.ts'
import { checkWalls } from './checks-walls.ts'
import type { ChartRun } from './question.ts'
import { until } from './until.ts'

/** Waits for probes to recover before each check, because a pod may miss one on a busy machine. */
const CALM_MS = 90_000

export async function runChecks(run: ChartRun): Promise<number> {
  let broken = 0
  const asked = [checkPeople, checkVideos, checkWalls, checkLifeOfPods].flatMap((part) => part(run))
  for (const [what, ask] of asked) {
    await until(
      'all pods are ready',
      () => run.cluster.pods.every(({ kept }) => kept.isReady()),
      CALM_MS,
    ).catch(() => undefined)
    const began = performance.now()
    try {
      say(`✓ ${what}: ${await ask()} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    } catch (error) {
      broken += 1
      say(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return broken
}
