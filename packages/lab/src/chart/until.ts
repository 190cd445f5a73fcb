import { setTimeout as sleep } from 'node:timers/promises'

export async function until(
  what: string,
  check: () => boolean | Promise<boolean>,
  withinMs: number,
  trouble?: () => Promise<string>,
): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    if (await check()) return performance.now() - began
    await sleep(100)
  }
  throw new Error(`Not within ${withinMs / 1000} s: ${what}\n${(await trouble?.()) ?? ''}`)
}
