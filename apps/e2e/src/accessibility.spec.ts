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
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

async function faultsOfPerson(userId: string | null, width: number): Promise<string[]> {
  const context = await journey.device({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await enter(page, userId)
  const faults: string[] = []
  for (const screen of visits.filter((one) => one.userId === userId)) {
    await visit(page, screen)
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size)
      const found = await faultsOf(page)
      faults.push(
        ...found.map(
          (fault) =>
            `${screen.address}${screen.press ? ` [${screen.press}]` : ''} ${width} ${size}: ${fault}`,
        ),
      )
    }
  }
  return faults
}

it.each(PEOPLE.flatMap((userId) => WIDTHS.map((width) => [userId, width] as const)))(
  'axe finds nothing on the screens of %s at %i px, in both text sizes',
  async (userId, width) => {
    expect(await faultsOfPerson(userId, width)).toEqual([])
  },
)
