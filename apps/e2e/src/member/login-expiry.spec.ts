import { addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { writePlace } from '../steps/apply.ts'
import { faultsOf } from '../steps/axe.ts'
import { installClock, passTime, untilSilent } from '../steps/pass-time.ts'
import { answerPrompt } from '../steps/prompts.ts'
import { keptLogin } from '../steps/sign-in.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const EXPIRED = '로그인 시간이 만료되어 재 로그인이 필요합니다.'
/** Allows for the time that passes while the page renders. */
const JUST_EXTENDED = /로그인 유지 (2시간|1시간 59분)/
const FORM = '/edu/online/apply?industryType=1'

const journey = useEnvironment(async ({ db }) => {
  await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, { userId: 'youngja60' })
})

/** Moves only the browser's clock; the server keeps its own. */
async function enter(then: string): Promise<Page> {
  const page = await journey.admin()
  await installClock(page)
  await logIn(page, 'youngja60', then)
  await untilSilent(page)
  // Waits for pending answers, which would grant their two hours from the moved clock.
  await page.reload()
  await untilSilent(page)
  return page
}

const sessionOf = () => journey.environment.db.login.findFirstOrThrow({ orderBy: { loggedInAt: 'desc' } })
const warningOf = (page: Page) => page.getByRole('alertdialog', { name: '로그인 시간이 5분 남았습니다' })

async function seeOneEnd(page: Page): Promise<void> {
  await page.getByRole('alertdialog').filter({ hasText: EXPIRED }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(1)
  await answerPrompt(page, EXPIRED)
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await page.waitForURL((url) => url.pathname === '/main')
}

it('ends the login once after two hours in a form and restores the form at the next login', async () => {
  const page = await enter(FORM)
  await writePlace(page, { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' })
  await passTime(page, '02:00:01')
  await seeOneEnd(page)
  expect(await keptLogin(page)).toEqual([])
  await expect.poll(async () => (await sessionOf()).endReason).toBe('logout')

  await logIn(page, 'youngja60', FORM)
  await expect.poll(() => page.getByLabel('업소명').inputValue()).toBe('영자네 밥상')
  expect(await page.getByLabel('영업신고번호', { exact: true }).inputValue()).toBe('20190012345')
  expect(await page.getByLabel('영업장 주소').inputValue()).toBe('경기도 수원시 팔달구 가상로 12')
})

it('warns five minutes before the end, allows repeated extensions and keeps typed text', async () => {
  const page = await enter(FORM)
  await page.getByLabel('업소명').fill('영자네 밥상')
  for (let time = 1; time <= 2; time += 1) {
    await passTime(page, '01:55:30')
    await warningOf(page).waitFor()
    expect(await faultsOf(page)).toEqual([])
    const { extendedAt } = await sessionOf()
    await warningOf(page).getByRole('button', { name: '시간 연장' }).click()
    await warningOf(page).waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByText(JUST_EXTENDED).waitFor()
    expect((await sessionOf()).extendedAt.getTime()).toBeGreaterThan(extendedAt.getTime())
  }
  expect(await page.getByLabel('업소명').inputValue()).toBe('영자네 밥상')
})

it('offers a logout in the warning and shows no dismissed warning again for the same end', async () => {
  const page = await enter('/main')
  await passTime(page, '01:55:30')
  await warningOf(page).waitFor()
  await page.keyboard.press('Escape')
  await warningOf(page).waitFor({ state: 'hidden' })
  await passTime(page, '00:02:00')
  expect(await warningOf(page).count()).toBe(0)

  await page.getByRole('banner').getByRole('button', { name: '시간 연장' }).click()
  await page.getByRole('banner').getByText(JUST_EXTENDED).waitFor()
  await passTime(page, '01:55:30')
  await warningOf(page).getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor()
  expect(await keptLogin(page)).toEqual([])
})

it('shows the remaining login time in minutes from the header', async () => {
  const page = await enter('/main')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /로그인 유지/ })
    .click()
  const modal = page.getByRole('dialog', { name: '로그인 유지 시간' })
  await modal.getByText('99+분').waitFor()
  await passTime(page, '01:30:00')
  await modal.getByText('30분').waitFor()
  await modal.getByRole('button', { name: '시간 연장' }).click()
  await modal.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('')
})

it('ends a login of 24 hours when /main is opened and shows this once', async () => {
  const page = await enter('/edu/completed')
  const context = page.context()
  await page.close()
  await context.clock.fastForward('24:00:00')
  const nextDay = await context.newPage()
  await nextDay.goto('/main')
  await seeOneEnd(nextDay)
  expect(await keptLogin(nextDay)).toEqual([])
})

it('refuses to extend a login in the last minutes of its 24 hours and explains why', async () => {
  const page = await enter('/main')
  const loggedInAt = new Date(Date.now() - 24 * 3_600_000 + 240_000)
  await journey.environment.db.login.updateMany({ where: { endedAt: null }, data: { loggedInAt } })
  await page.goto('/edu/completed')
  await warningOf(page).getByRole('button', { name: '시간 연장' }).click()
  await answerPrompt(page, '로그인하신 지 24시간이 되어 더 연장할 수 없습니다.')
  await warningOf(page).waitFor({ state: 'hidden' })
  expect(await keptLogin(page)).toHaveLength(4)
})

it('-1014: shows at the next screen that the server ended the login', async () => {
  const page = await enter('/main')
  await journey.environment.db.login.updateMany({ data: { endedAt: new Date(), endReason: 'expired' } })
  // Clicks by script, because the dialog may open first and would cover the link.
  await page
    .getByRole('banner')
    .getByRole('link', { name: '수료증·출력' })
    .evaluate((link: HTMLElement) => link.click())
  await seeOneEnd(page)
  expect(await keptLogin(page)).toEqual([])
})
