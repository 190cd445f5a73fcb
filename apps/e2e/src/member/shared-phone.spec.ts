import { addLicence, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findLicence, type Place } from '../steps/apply.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const PLACE: Place = { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' }
const APPLY = '/edu/online/apply?industryType=1'

const journey = useEnvironment(async ({ db }) => {
  await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  await addPerson(db, { userId: 'sunhee61', name: '이순희' })
  const { licenceNo, businessName, representative: representativeName } = PLACE
  await addLicence(db, { licenceNo, businessName, representativeName })
})

const leftBehind = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

async function recentSearches(page: Page, opener: string): Promise<number> {
  await press(page, opener)
  const search = page.getByRole('dialog', { name: '영업신고번호 찾기' })
  await search.getByRole('button', { name: '찾기', exact: true }).waitFor()
  const count = await search.getByRole('list', { name: '최근 찾은 말' }).count()
  await page.goBack()
  return count
}

it('deletes searches and drafts on logout before the next person uses the browser', async () => {
  const page = await journey.admin()
  await logIn(page, 'youngja60', APPLY)
  await findLicence(page, PLACE)
  expect(await recentSearches(page, '바꾸기')).toBe(1)
  expect(await leftBehind(page)).toContain('영자네 밥상')

  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await answerPrompt(page, '로그아웃하시겠습니까?', '로그아웃')
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor()
  expect(await leftBehind(page)).not.toMatch(/영자|youngja|20190012345/)

  await logIn(page, 'sunhee61', APPLY)
  expect(await recentSearches(page, '영업신고번호 찾기')).toBe(0)
})
