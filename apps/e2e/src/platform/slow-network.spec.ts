import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerPrompt } from '../steps/prompts.ts'
import { logIn } from '../steps/log-in.ts'
import { seedDemoData } from '../environment/seed-demo-data.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const ANSWER_AFTER_MS = 3000
const SCREENS = [
  ['/main', '다른 교육 신청'],
  ['/edu/online', '일반음식점'],
  ['/edu/offline', '일반음식점'],
  ['/edu/study/list', '강의'],
  ['/edu/completed', '수료'],
  ['/edu/payment/list', '36,000원'],
  ['/info/notice', '전체'],
  ['/info/faq', '전체'],
  ['/info/inquiry', '전체'],
] as const

const journey = useEnvironment(seedDemoData)

const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const bones = [...(main?.querySelectorAll('[data-skeleton]') ?? [])]
    const isDrawn = bones.some((bone) => bone.getBoundingClientRect().height > 0)
    return isDrawn || (main?.innerText.trim().length ?? 0) > 120
  })

async function seeOutlineFirst(page: Page, address: string, wording: string): Promise<string | null> {
  const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await Promise.all([isSeen, new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))])
    await route.continue().catch(() => undefined)
  })
  await page.goto(address)
  const seen = await expect
    .poll(() => outlineOf(page), { timeout: 10_000 })
    .toBe(true)
    .then(
      () => null,
      () => `${address}: nothing stands there while its answer is away`,
    )
  letThrough()
  if (seen !== null) return seen
  await page.getByRole('main').getByText(wording).locator('visible=true').first().waitFor({ timeout: 30_000 })
  return null
}

it('shows each main screen’s outline before any response and its text after three seconds', async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', '/main')
  const context = page.context()
  const bare = await Promise.all(
    SCREENS.map(async ([address, wording]) => {
      const tab = await context.newPage()
      const found = await seeOutlineFirst(tab, address, wording)
      await tab.close()
      return found
    }),
  )
  expect(bare.filter((found) => found !== null)).toEqual([])
})

it('sends text written without a network once on the second attempt', async () => {
  const page = await journey.phone()
  await logIn(page, 'gapsun59', '/info/inquiry/write')
  await page.getByLabel('제목').fill('지하 주방입니다')
  const text = page.getByRole('textbox', { name: '내용' })
  await text.fill('전파가 끊깁니다.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '문의 보내기' }).click()
  const alert = page.getByRole('alertdialog', { name: '서버와 연결되지 않았습니다' })
  await alert.waitFor()
  expect(await text.inputValue()).toBe('전파가 끊깁니다.')
  await page.context().setOffline(false)
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('heading', { name: '지하 주방입니다' }).waitFor()
  expect(await journey.environment.db.inquiry.count({ where: { title: '지하 주방입니다' } })).toBe(1)
})

it('shows a visited screen without a network and a retry for another', async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', '/edu/study/list')
  await page.getByRole('link', { name: '홈', exact: true }).last().click()
  await page.getByRole('heading', { name: '다른 교육 신청' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: '나의 학습실', exact: true }).last().click()
  const wording = page.getByRole('main').getByText('강의').first()
  await wording.waitFor()
  await answerPrompt(page, '서버와 통신이 원활하지 않습니다.', '닫기')
  expect(await wording.isVisible()).toBe(true)
  await page.context().setOffline(false)
})
