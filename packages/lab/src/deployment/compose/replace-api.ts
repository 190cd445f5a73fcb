import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchFailure } from '@hygiene/tooling/step'
import { askSite } from './ask.ts'
import { addressIn, containerOf } from './containers.ts'
import type { Command } from './engine.ts'

interface Replaced {
  answers: Record<string, number>
  awaySeconds: number
  addresses: [string, string]
}

const WHOLE_AGAIN_WITHIN_MS = 60_000

/**
 * Replaces the API's container under ten calls a second. `whileReplacing` runs between old and new to take over the old address.
 * @throws LaunchFailure if an answer is neither good nor a 503 with a retry time, or none is good at the end.
 */
export async function replaceApi(
  { docker, compose, project }: { docker: Command; compose: Command; project: string },
  ask: () => ReturnType<typeof askSite>,
  whileReplacing?: (network: string) => Promise<void>,
): Promise<Replaced> {
  const before = await containerOf(docker, project, 'api')
  const calls = callOn(ask)
  await sleep(1000)
  if (whileReplacing) {
    await compose('rm', '--stop', '--force', 'api')
    await whileReplacing(`${project}_outside`)
    await compose('up', '--detach', '--no-deps', 'api')
  } else await compose('up', '--detach', '--no-deps', '--force-recreate', 'api')
  const isWhole = await calls.untilGood()
  const answers = await calls.end()
  const after = await containerOf(docker, project, 'api')
  const bad = Object.keys(answers).filter((answer) => !['200', '503 with Retry-After'].includes(answer))
  if (!isWhole || bad.length > 0 || before.Id === after.Id)
    throw new LaunchFailure(
      `The API was replaced and the web server did not follow: ${JSON.stringify(answers)}, good at the end: ${isWhole}`,
    )
  const addresses: [string, string] = [addressIn(before, 'outside'), addressIn(after, 'outside')]
  return { answers, awaySeconds: calls.awaySeconds(), addresses }
}

function callOn(ask: () => ReturnType<typeof askSite>) {
  const answers: Record<string, number> = {}
  const seen = { isOver: false, goodInTurn: 0 }
  let [firstAway, lastAway] = [0, 0]
  const loop = (async () => {
    while (!seen.isOver) {
      const said = await ask().then(
        ({ status, headers }) => (headers['retry-after'] ? `${status} with Retry-After` : String(status)),
        (cause: NodeJS.ErrnoException) => cause.code ?? cause.message,
      )
      answers[said] = (answers[said] ?? 0) + 1
      seen.goodInTurn = said === '200' ? seen.goodInTurn + 1 : 0
      if (said !== '200') {
        firstAway ||= performance.now()
        lastAway = performance.now()
      }
      await sleep(100)
    }
  })()
  return {
    awaySeconds: () => (lastAway - firstAway) / 1000,
    async untilGood(): Promise<boolean> {
      const until = performance.now() + WHOLE_AGAIN_WITHIN_MS
      seen.goodInTurn = 0
      while (seen.goodInTurn < 30 && performance.now() < until) await sleep(50)
      return seen.goodInTurn >= 30
    },
    async end(): Promise<Record<string, number>> {
      seen.isOver = true
      await loop
      return answers
    },
  }
}
