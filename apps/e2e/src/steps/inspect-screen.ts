import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { misfitsOf } from './measure.ts'
import { setTextSize, TEXT_SIZES, type TextSize } from './visit.ts'

const AXE_WIDTHS = [390, 1280] as const
const NARROWEST = 320

/**
 * Sets a text size and waits until the page has settled. The browser confirms a new width before the page applies it, and
 * container units follow some frames later. A dimmed list and a fading text must end first too.
 */
async function settle(page: Page, width: number, size: TextSize): Promise<void> {
  await page.evaluate(
    async (wanted) => {
      document.documentElement.dataset['text'] = wanted.size
      let before = ''
      for (let equal = 0; equal < 2; ) {
        await new Promise(requestAnimationFrame)
        if (innerWidth !== wanted.width) continue
        const passing = document.getAnimations().filter(({ effect, playState }) => {
          const end = effect?.getComputedTiming().endTime
          return playState === 'running' && Number.isFinite(end)
        })
        if (passing.length > 0 || document.querySelector('[data-stale]')) {
          equal = 0
          continue
        }
        const anchors = [...document.querySelectorAll('a, button, h1')]
        const places = anchors.map((one) => one.getBoundingClientRect().y).join()
        equal = places === before ? equal + 1 : 0
        before = places
      }
    },
    { width, size },
  )
}

/**
 * Checks a screen at three widths and in both text sizes with the narrowest-phone and axe rules. `arrive` restores the screen at
 * each width if something must be pressed. Each width starts with the text size of the last one, because a new layout costs as
 * much as a check.
 */
export async function inspectScreen(page: Page, arrive?: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  let sizes: readonly TextSize[] = TEXT_SIZES
  for (const width of [NARROWEST, ...AXE_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 })
    await arrive?.()
    for (const size of sizes) {
      await settle(page, width, size)
      const found = width === NARROWEST ? await misfitsOf(page) : await faultsOf(page)
      faults.push(...found.map((fault) => `${width} ${size}: ${fault}`))
    }
    sizes = sizes.toReversed()
  }
  await setTextSize(page, 'normal')
  if (before) await page.setViewportSize(before)
  return faults
}
