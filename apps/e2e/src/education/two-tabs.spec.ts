import { addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { installClock, passTime, untilSilent } from '../steps/pass-time.ts'
import { answerPrompt } from '../steps/prompts.ts'
import { keptLogin } from '../steps/sign-in.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  await addPerson(db, { userId: 'youngja60', name: '김영자' })
  await addPerson(db, { userId: 'sunhee61', name: '이순희' })
})

async function openTwo(secondAt: string): Promise<[Page, Page]> {
  const first = await journey.admin()
  await installClock(first)
  await logIn(first, 'youngja60')
  const second = await first.context().newPage()
  await second.goto(secondAt)
  await second.getByText('김영자 님').first().waitFor()
  return [first, second]
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await answerPrompt(page, '로그아웃하시겠습니까?', '로그아웃')
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor()
}

it('ends the login in the other tab on logout and applies the next login to both tabs', async () => {
  const [first, second] = await openTwo('/edu/completed')
  await logOut(first)
  await answerPrompt(second, '로그인이 필요한 서비스입니다.')
  await second.waitForURL((url) => url.searchParams.get('rUrl') === '/edu/completed')
  expect(await keptLogin(second)).toEqual([])

  await first.goto('/sign/in')
  await fillLogin(first, 'sunhee61')
  await first.getByText('이순희 님').first().waitFor()
  await second.waitForURL((url) => url.pathname === '/edu/completed')
  await second.getByText('이순희 님').first().waitFor()
  expect(await second.getByText('김영자').count()).toBe(0)
})

it('changes nothing in either tab when the logout is not confirmed', async () => {
  const [first, second] = await openTwo('/main')
  await first.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await answerPrompt(first, '로그아웃하시겠습니까?', '취소')
  expect(await keptLogin(second)).toHaveLength(4)
  await second.getByText('김영자 님, 안녕하세요').waitFor()
})

it('ends the warning in the other tab when one tab extends the time', async () => {
  const [first, second] = await openTwo('/main')
  const warnings = [first, second].map((page) =>
    page.getByRole('alertdialog', { name: '로그인 시간이 5분 남았습니다' }),
  )
  await Promise.all([first, second].map(untilSilent))
  // Waits for pending answers, which would grant their two hours to the moved clock.
  await Promise.all([first, second].map((page) => page.reload({ waitUntil: 'networkidle' })))
  await passTime(first, '01:55:30')
  for (const warning of warnings) await warning.waitFor()

  await warnings[0]?.getByRole('button', { name: '시간 연장' }).click()
  for (const warning of warnings) await warning.waitFor({ state: 'hidden' })
  expect(await keptLogin(second)).toHaveLength(4)
})
