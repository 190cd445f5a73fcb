import { beforeAll, expect, it } from 'vitest'
import { misfitsOf } from './steps/measure.ts'
import { enter, setTextSize, TEXT_SIZES, visit } from './steps/visit.ts'
import { PEOPLE, screensOf, seedTown, type Visit } from './town/seeded-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.town)
})

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
        const found = await misfitsOf(page)
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
