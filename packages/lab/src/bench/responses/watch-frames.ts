import type { Page } from 'playwright-core'

const MOST_MS = 50

declare global {
  interface Window {
    frames50: { between: number[]; long: number[] }
  }
}

export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { between: number[]; long: number[] } = { between: [], long: [] }
    window.frames50 = noted
    let before = performance.now()
    const note = (now: number): void => {
      noted.between.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.long.push(duration)
    }).observe({ type: 'long-animation-frame', buffered: true })
  })
}

interface Frames {
  count: number
  worstMs: number
  longMs: number[]
}

export async function longFrames(page: Page): Promise<Frames> {
  const { between, long } = await page.evaluate(() => ({
    between: window.frames50.between.splice(0),
    long: window.frames50.long.splice(0),
  }))
  const [late, slow] = [between, long].map((all) => all.filter((ms) => ms > MOST_MS).map(Math.round))
  const longMs = (late?.length ?? 0) >= (slow?.length ?? 0) ? late : slow
  return {
    count: between.length,
    worstMs: Math.round(Math.max(0, ...between, ...long)),
    longMs: longMs ?? [],
  }
}
