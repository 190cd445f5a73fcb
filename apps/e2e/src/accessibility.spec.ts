import { beforeAll, expect, it } from 'vitest'
import { lookClosely } from './steps/look-closely.ts'
import { enter, visit } from './steps/visit.ts'
import { PEOPLE, seedTown } from './town/seed-town.ts'
import { screensOf } from './town/seeded-town.ts'
import type { Visit } from './town/visits.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)
let visits: Visit[] = []

beforeAll(async () => {
  visits = await screensOf(journey.town)
})

it.each(PEOPLE.map((userId) => [userId ?? 'a visitor', userId] as const))(
  'the screens of %s fit a phone of 320 px, and axe finds nothing in both text sizes',
  async (_who, userId) => {
    const page = await journey.desk()
    await enter(page, userId)
    const faults: string[] = []
    for (const screen of visits.filter((one) => one.userId === userId)) {
      const arrive = (): Promise<void> => visit(page, screen)
      if (!screen.press) await arrive()
      const found = await lookClosely(page, screen.press ? arrive : undefined)
      faults.push(...found.map((fault) => `${screen.address} ${screen.press ?? ''} ${fault}`))
    }
    expect(faults).toEqual([])
  },
)
