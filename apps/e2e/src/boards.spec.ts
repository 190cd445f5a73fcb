import { expect, it } from 'vitest'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)

it('a visitor finds a post, reads on to its neighbour, and comes back to the search', async () => {
  const page = await journey.phone()
  await page.goto('/info/data')
  await page.getByLabel('자료실 찾기').fill('온도')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page.locator('mark').first().waitFor()
  expect(new Set(await page.locator('mark').allTextContents())).toEqual(new Set(['온도']))

  await page.getByRole('link', { name: '조리장 하루 위생 점검표' }).click()
  await page.getByRole('heading', { name: '조리장 하루 위생 점검표' }).waitFor()
  await page.getByRole('link', { name: /^이전글/ }).click()
  await page.getByRole('heading', { name: '소독액 만드는 법(염소계)' }).waitFor()
  await page.getByRole('link', { name: '목록' }).click()
  await page.locator('mark').first().waitFor()
  expect(new URL(page.url()).searchParams.get('searchText')).toBe('온도')
})

it('a visitor is asked to log in before the lecture materials', async () => {
  const page = await journey.phone()
  await page.goto('/edu/data')
  await page.getByText('로그인이 필요한 서비스입니다.').waitFor()
  expect(await page.getByText('식재료별 보관 온도표').count()).toBe(0)
})
