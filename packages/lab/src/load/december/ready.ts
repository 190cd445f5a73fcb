import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 250

export function watchReady(origins: readonly string[]): {
  stop: () => Promise<{ timesMs: number[]; unready: number }>
} {
  const timesMs: number[] = []
  const state = { unready: 0, isOver: false }
  const views = origins.map(async (origin) => {
    while (!state.isOver) {
      const began = performance.now()
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(30_000) }).catch(
        () => null,
      )
      await answer?.arrayBuffer().catch(() => null)
      timesMs.push(performance.now() - began)
      if (answer?.status !== 200) state.unready += 1
      await sleep(EVERY_MS)
    }
  })
  return {
    async stop() {
      state.isOver = true
      await Promise.all(views)
      return { timesMs, unready: state.unready }
    },
  }
}
