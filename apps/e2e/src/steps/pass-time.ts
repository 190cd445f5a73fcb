import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    answersAwaited: number
  }
}

/** Installs a clock that can be moved on, and counts the calls under way; before the first address of the page. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.context().addInitScript(countCalls)
}

/**
 * Moves the clock of a page on, once no call of the page is under way: a call in the middle would be given up by its own time
 * limit, and its answer would count from a clock that has been moved.
 */
export async function passTime(page: Page, time: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.answersAwaited)).toBe(0)
  await page.clock.fastForward(time)
}

function countCalls(): void {
  window.answersAwaited = 0
  const fetch = window.fetch.bind(window)
  window.fetch = async (...call) => {
    window.answersAwaited += 1
    try {
      const answer = await fetch(...call)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      window.answersAwaited -= 1
    }
  }
}
