import { expect, it } from 'vitest'
import { seedTown } from './town/seed-town.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(seedTown)

it('a notice is in its document before any script, and the live screen keeps its elements', async () => {
  const page = await journey.phone()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root h2')?.setAttribute('data-drawn', 'by the server')
    })
  })
  await page.goto('/info/notice/view?noticeNo=137')
  await page.locator('html[data-screen=live]').waitFor()
  expect(await page.locator('#root h2').getAttribute('data-drawn')).toBe('by the server')
  // The browser asks once, which counts the reader; drawing the page counted none.
  await expect.poll(() => asked.filter((path) => path === '/api/notice/fetchData')).toHaveLength(1)
  expect(errors).toEqual([])

  const title = await page.locator('#root h2').textContent()
  expect(await page.title()).toContain(title)
  await page.getByRole('link', { name: '목록' }).click()
  await page.getByRole('heading', { name: '공지사항', level: 1 }).waitFor()
})

it('what does not exist is answered with 404 and a screen that says so', async () => {
  const page = await journey.phone()
  expect((await page.goto('/no-such-screen'))?.status()).toBe(404)
  await page.getByRole('heading', { name: '화면을 찾을 수 없습니다' }).waitFor()
  expect((await page.goto('/info/notice/view?noticeNo=99999'))?.status()).toBe(404)
  await page.getByRole('link', { name: '목록으로 가기' }).waitFor()
})

it('a notice is printed without header, menu and what leads elsewhere', async () => {
  const page = await journey.phone()
  await page.goto('/info/notice/view?noticeNo=137')
  await page.locator('html[data-screen=live]').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    '#root > header',
    '#root > footer',
    '[data-bottom-bar]',
    'main nav',
    '[data-off-paper]',
  ]) {
    const shown = await page
      .locator(gone)
      .evaluateAll((found) => found.filter((element) => element.checkVisibility()).length)
    expect([gone, shown]).toEqual([gone, 0])
  }
  expect(await page.locator('article h2').isVisible()).toBe(true)
})
