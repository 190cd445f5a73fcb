/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { drawDeck, type Deck } from './slide-page.ts'

/** Loads whole typefaces, because the design system ships only web subsets. */
const fontStylesheet = new URL(
  '../node_modules/pretendard-gov/dist/web/static/pretendard-gov.css',
  import.meta.url,
)

/** Captures every slide of a deck. The page is a file, because the browser would otherwise refuse local fonts. */
export async function shootSlides(
  browser: Browser,
  deck: Deck,
  directory: string,
): Promise<readonly string[]> {
  const pagePath = join(directory, 'deck.html')
  await writeFile(pagePath, drawDeck(deck, fontStylesheet.href))
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto(pathToFileURL(pagePath).href)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const overflowing = await page
    .locator('section ul')
    .evaluateAll((lists) =>
      lists.flatMap((list, index) => (list.getBoundingClientRect().bottom % 720 > 640 ? [index + 1] : [])),
    )
  if (overflowing.length > 0)
    throw new Error(`${deck.title}: too much text on slides ${overflowing.join(', ')}`)

  const paths: string[] = []
  for (const index of deck.slides.keys()) {
    const path = join(directory, `slide-${String(index + 1).padStart(2, '0')}.png`)
    await page.locator('section').nth(index).screenshot({ path })
    paths.push(path)
  }
  await page.close()
  return paths
}
