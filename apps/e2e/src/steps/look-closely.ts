import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { misfitsOf } from './measure.ts'
import { setTextSize, TEXT_SIZES } from './visit.ts'

const AXE_WIDTHS = [390, 1280] as const
const NARROWEST = 320
const HEIGHT = 900

/** Container units follow a new width some frames late: what is measured at once is between two screens. */
async function hasSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = ''
    for (let equal = 0; equal < 4; ) {
      await new Promise(requestAnimationFrame)
      const anchors = [...document.querySelectorAll('a, button, h1')]
      const places = anchors.map((one) => one.getBoundingClientRect().y).join()
      equal = places === before ? equal + 1 : 0
      before = places
    }
  })
}

/** The browser confirms a new size before the page has taken it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, {
    width,
    height,
  })
  await hasSettled(page)
}

/**
 * As high as the page: what the bar at the foot covers at the fold is only a scroll away, but axe takes it for covered.
 * A taller window may show more of a list, so once is not enough.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const { height, isWhole } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      return { height: scrollHeight, isWhole: scrollHeight <= innerHeight }
    })
    if (isWhole) return
    await resize(page, width, height)
  }
}

/**
 * A screen at three widths and in both text sizes: does it fit the narrowest phone, does axe find nothing. `arrive`: what
 * brings the screen back at each width, where something has to be pressed for it.
 */
export async function lookClosely(page: Page, arrive?: () => Promise<void>): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of [NARROWEST, ...AXE_WIDTHS]) {
    await resize(page, width, HEIGHT)
    await arrive?.()
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      await hasSettled(page)
      if (width !== NARROWEST) await showWhole(page, width)
      const found = width === NARROWEST ? await misfitsOf(page) : await faultsOf(page)
      faults.push(...found.map((fault) => `${width} ${size}: ${fault}`))
    }
  }
  await setTextSize(page, 'normal')
  if (before) await page.setViewportSize(before)
  return faults
}
