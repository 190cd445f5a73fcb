import { beforeAll, expect, it } from 'vitest'
import { faultsOf } from './steps/axe.ts'
import { enter, setTextSize, TEXT_SIZES, visit } from './steps/visit.ts'
import { PEOPLE, screensOf, seedTown, type Visit } from './town/seeded-town.ts'
import { useTown } from './town/use-town.ts'

const WIDTHS = [390, 1280] as const

const journey = useTown(seedTown)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.town)
})

it.each(PEOPLE.map((userId) => [userId ?? 'a visitor', userId] as const))(
  'axe finds nothing on the screens of %s, at both widths and in both text sizes',
  async (_who, userId) => {
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
