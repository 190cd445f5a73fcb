import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import type { Page } from 'playwright-core'

export interface LectureKey {
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
}

export const playerPath = ({ enrolmentNo, lectureNo }: LectureKey): string =>
  `/edu/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

export const player = (page: Page) => page.getByRole('region', { name: '강의 재생기' })

export async function startPlaying(page: Page): Promise<void> {
  await player(page)
    .getByRole('button', { name: /^(재생하기|이어서 재생)$/ })
    .click()
}

export async function stopPlaying(page: Page): Promise<void> {
  const stage = player(page)
  await stage.click({ position: { x: 30, y: 120 } })
  await stage.getByRole('button', { name: '일시정지' }).click()
}

export function secondsOf(page: Page): Promise<number> {
  return page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)
}

export async function watchUntil(page: Page, second: number): Promise<void> {
  await page.waitForFunction((to) => (document.querySelector('video')?.currentTime ?? 0) >= to, second, {
    timeout: 60_000,
  })
}

export const endSheet = (page: Page) => page.getByRole('alertdialog', { name: '영상이 종료되었습니다.' })

export async function finishLastLecture(page: Page): Promise<void> {
  await endSheet(page)
    .getByRole('button', { name: '설문 답하기' })
    .click({ timeout: 60_000 })
    .catch((error: unknown) => {
      // The press closes the lecture's own window, which Firefox reports as an error.
      if (!page.isClosed()) throw error
    })
}
