import { expect, it } from 'vitest'
import { lookClosely } from './steps/look-closely.ts'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)

it('a visitor finds a recipe by the menu, scraps it, and has it after a reload', async () => {
  const page = await journey.phone()
  await page.goto('/main')
  await page.getByRole('button', { name: '메뉴' }).first().click()
  await page.getByRole('dialog').getByText('이용안내').click()
  await page.getByRole('link', { name: '위생 조리법', exact: true }).click()
  await page.getByLabel('위생 조리법 찾기').fill('달걀 껍데기')
  await page.locator('mark').first().waitFor()
  await page.getByRole('link', { name: /^달걀말이/ }).click()
  await page.getByRole('button', { name: /스크랩$/ }).click()

  await page.reload()
  await page.getByRole('button', { name: /스크랩$/, pressed: true }).waitFor()
  expect(await lookClosely(page)).toEqual([])
  await page.goto('/recipe?searchType=6&isScrap=1')
  await page.getByRole('link', { name: /^달걀말이/ }).waitFor()
  expect(await page.getByRole('link', { name: /^굴국밥/ }).count()).toBe(0)
  expect(await lookClosely(page)).toEqual([])

  await page.getByRole('button', { name: /스크랩$/, pressed: true }).click()
  await page.reload()
  await page.getByText('스크랩한 조리법이 없습니다.').waitFor()
})
