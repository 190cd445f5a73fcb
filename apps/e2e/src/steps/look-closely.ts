import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { misfitsOf } from './measure.ts'
import { setTextSize, TEXT_SIZES } from './visit.ts'

const AXE_WIDTHS = [390, 1280] as const
const NARROWEST = 320

/** Container units follow a new width a frame late: what is measured at once is the screen before. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** A screen that only a journey reaches, looked at as the listed ones are: three widths, both text sizes. */
export async function lookClosely(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of [NARROWEST, ...AXE_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 })
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      await twoFrames(page)
      const found = width === NARROWEST ? await misfitsOf(page) : await faultsOf(page)
      faults.push(...found.map((fault) => `${width} ${size}: ${fault}`))
    }
  }
  await setTextSize(page, 'normal')
  if (before) await page.setViewportSize(before)
  return faults
}
