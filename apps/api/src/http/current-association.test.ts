import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { rememberedAssociation } from './current-association.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('keeps the known texts while the database is away', async () => {
  const { pool, db } = api.database
  const read = rememberedAssociation(pool)
  const madeAt = api.clock.now()
  const startsAt = new Date(madeAt.getTime() + 60_000)
  const text = { ...FIRST_ASSOCIATION, supportPhone: '1588-1234' }
  await db.associationVersion.create({ data: { startsAt, text, madeAt } })
  expect((await read(madeAt)).text).toEqual(FIRST_ASSOCIATION)

  await db.$executeRaw`ALTER TABLE "AssociationVersion" RENAME TO "Away"`
  // Without the table, the last versions read stay in use, and a known future version still takes effect at its time.
  expect((await read(startsAt)).text.supportPhone).toBe('1588-1234')
  expect(await rememberedAssociation(pool)(startsAt)).toEqual({ versionNo: 0, text: FIRST_ASSOCIATION })
  await db.$executeRaw`ALTER TABLE "Away" RENAME TO "AssociationVersion"`
})

it('answers a placeholder as empty in production, even before the database answers', async () => {
  const { pool, db } = api.database
  const madeAt = api.clock.now()
  const startsAt = new Date(madeAt.getTime() + 600_000)
  const text = { ...FIRST_ASSOCIATION, name: '사단법인 새봄위생협회' }
  await db.associationVersion.create({ data: { startsAt, text, madeAt } })
  const production = { hidesPlaceholders: true }
  expect((await rememberedAssociation(pool, production)(startsAt)).text).toMatchObject({
    name: '사단법인 새봄위생협회',
    shortName: '',
    representative: '',
    supportPhone: '',
    hours: '평일 09:00~18:00',
  })
  const before = new Date('1999-01-01T00:00:00Z')
  expect((await rememberedAssociation(pool, production)(before)).text.supportPhone).toBe('')
})
