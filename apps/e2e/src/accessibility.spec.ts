import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { enter, setTextSize, TEXT_SIZES, visit } from './steps/visit.ts'
import { PEOPLE, screensOf, seedTown, type Visit } from './town/seeded-town.ts'
import { useTown } from './town/use-town.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [390, 1280] as const

const journey = useTown(seedTown)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.town)
})

/** One line a fault: rule, where, why. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    // The browser's own PDF viewer is not ours to mend.
    .exclude('iframe')
    // Without frames there is nothing to put together in a page of its own, which takes longer than the analysis.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

it.each(PEOPLE)(
  'axe finds nothing on the screens of %s, at both widths and in both text sizes',
  async (userId) => {
    const page = await journey.desk()
    await enter(page, userId)
    const faults: string[] = []
    for (const screen of visits.filter((one) => one.userId === userId)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        if (width === WIDTHS[0] || screen.press) await visit(page, screen)
        for (const size of TEXT_SIZES) {
          await setTextSize(page, size)
          const where = `${screen.address}${screen.press ? ` [${screen.press}]` : ''} ${width} ${size}`
          faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
  },
)
