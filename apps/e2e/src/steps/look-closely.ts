import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { misfitsOf } from './measure.ts'
import { setTextSize, TEXT_SIZES } from './visit.ts'

const AXE_WIDTHS = [390, 1280] as const
const NARROWEST = 320

/** Container units follow a new width some frames late: a measurement at once would be between two screens. */
async function hasSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = ''
    for (let equal = 0; equal < 2; ) {
      await new Promise(requestAnimationFrame)
      const anchors = [...document.querySelectorAll('a, button, h1')]
      const places = anchors.map((one) => one.getBoundingClientRect().y).join()
      equal = places === before ? equal + 1 : 0
      before = places
    }
  })
}

/** The browser confirms a new size before the page has taken it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
}

/**
 * A screen at three widths and in both text sizes: does it fit the narrowest phone, does axe find nothing. `arrive`: what
 * brings the screen back at each width, where something has to be pressed for it.
 */
export async function lookClosely(page: Page, arrive?: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of [NARROWEST, ...AXE_WIDTHS]) {
    await resize(page, width)
    await arrive?.()
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      await hasSettled(page)
      const found = width === NARROWEST ? await misfitsOf(page) : await faultsOf(page)
      faults.push(...found.map((fault) => `${width} ${size}: ${fault}`))
    }
  }
  await setTextSize(page, 'normal')
  if (before) await page.setViewportSize(before)
  return faults
}
