import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clippedTexts, smallTargets } from './steps/measure.ts'
import { enter, setTextSize, TEXT_SIZES, visit } from './steps/visit.ts'
import { PEOPLE, screensOf, seedTown, type Visit } from './town/seeded-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.town)
})

async function faultsOf(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth, headings } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }))
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth}`] : []),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(await smallTargets(page)).map((target) => `too small to hit: ${target}`),
    ...(await clippedTexts(page)).map((text) => `text cut off: ${text}`),
  ]
}

it.each(PEOPLE.map((userId) => [userId ?? 'a visitor', userId] as const))(
  'the screens of %s fit a phone of 320 px, with one heading, large targets and whole words',
  async (_who, userId) => {
    const page = await (await journey.device({ viewport: { width: 320, height: 700 } })).newPage()
    await enter(page, userId)
    const faults: string[] = []
    for (const screen of visits.filter((one) => one.userId === userId)) {
      await visit(page, screen)
      for (const size of TEXT_SIZES) {
        await setTextSize(page, size)
        const found = await faultsOf(page)
        faults.push(
          ...found.map(
            (fault) => `${screen.address}${screen.press ? ` [${screen.press}]` : ''} ${size}: ${fault}`,
          ),
        )
      }
    }
    expect(faults).toEqual([])
  },
)
