import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { type LectureKey, player, playerPath, startPlaying, watchUntil } from '../steps/study.ts'
import { PHONE } from '../environment/browser.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, FOOD_LAW } from '../environment/people.ts'
import { addStudent } from '../environment/students.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let lecture: LectureKey
const journey = useEnvironment(async ({ db }) => {
  lecture = await addStudent(db, await addYearlyCourse(db, [FOOD_LAW]), 'jaeho1955', [600])
})

/** Simulates a browser that plays HLS natively and has no element full screen, as iPhones before iOS 17.1. */
async function oldIphone() {
  const device = await journey.device(PHONE)
  await device.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource')
    Reflect.deleteProperty(window, 'ManagedMediaSource')
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false })
  })
  return { device, page: await device.newPage() }
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { top: box.y, bottom: box.y + box.height }
}

it('shows controls and captions beneath the picture on an upright phone', async () => {
  const page = await journey.phone()
  await logIn(page, 'jaeho1955', playerPath(lecture))
  await startPlaying(page)
  await watchUntil(page, 607)
  await page.locator('[data-idle]').waitFor()
  const stage = player(page)
  const panel = stage.getByRole('button', { name: '일시정지' })
  expect(
    await panel.evaluate((part) => getComputedStyle(part.closest('[data-controls]') ?? part).opacity),
  ).toBe('1')

  const captions = stage.locator('p[class*=captions]')
  await captions.waitFor()
  const [picture, text] = [await boxOf(page.locator('video')), await boxOf(captions)]
  expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
  expect(text.top - picture.bottom).toBeLessThan(40)
  await panel.click()
  await stage.getByRole('button', { name: '이어서 재생' }).waitFor()
})

it('responds to keys after the start button is gone', async () => {
  const page = await journey.admin()
  await logIn(page, 'jaeho1955', playerPath(lecture))
  await player(page).getByRole('button', { name: '재생하기' }).click()
  await watchUntil(page, 602)
  await page.keyboard.press('k')
  const goOn = player(page).getByRole('button', { name: '이어서 재생' })
  await expect.poll(() => goOn.isVisible()).toBe(true)
})

it('reopens a lecture on an old iPhone after its signed address expires', async () => {
  const { device, page } = await oldIphone()
  let refused = 0
  await device.route('**/media/**/*.m3u8', (route) => {
    if (refused >= 2) return route.continue()
    refused += 1
    return route.fulfill({ status: 403 })
  })
  await logIn(page, 'jaeho1955', playerPath(lecture))
  await expect.poll(() => refused).toBe(2)
  await startPlaying(page)
  await watchUntil(page, 602)
  expect(await page.getByText('강의를 재생하지 못했습니다').count()).toBe(0)
})

it('resumes on an old iPhone without a network when the server responds again', async () => {
  const { device, page } = await oldIphone()
  let isAway = true
  await device.route('**/media/**', (route) => (isAway ? route.abort() : route.continue()))
  await logIn(page, 'jaeho1955', playerPath(lecture))
  await page.getByText('인터넷 연결이 끊겼습니다.').waitFor()
  isAway = false
  await startPlaying(page)
  await watchUntil(page, 602)
  expect(await page.getByText('인터넷 연결이 끊겼습니다.').isVisible()).toBe(false)
})

it('suggests turning an upright iPhone when the player fills the window', async () => {
  const { page } = await oldIphone()
  await logIn(page, 'jaeho1955', playerPath(lecture))
  const hint = page.getByText('휴대전화를 옆으로 돌려주세요.')
  expect(await hint.isVisible()).toBe(false)
  await player(page).getByRole('button', { name: '전체화면' }).click()
  await hint.waitFor()
  await page.setViewportSize({ width: 844, height: 390 })
  await hint.waitFor({ state: 'hidden' })
})
