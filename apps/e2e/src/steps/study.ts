import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import type { Page } from 'playwright-core'

export interface LectureKey {
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
}

export const playerPath = ({ enrolmentNo, lectureNo }: LectureKey): string =>
  `/edu/video?onlineClassNo=${lectureNo}&onlineEduNo=${enrolmentNo}`

export const player = (page: Page) => page.getByRole('region', { name: '강의 재생기' })

/** Presses the big button in the middle of the picture. */
export async function startPlaying(page: Page): Promise<void> {
  await player(page)
    .getByRole('button', { name: /^(재생하기|이어서 재생)$/ })
    .click()
}

/** The controls hide while the player is not touched; a touch brings them back. */
export async function stopPlaying(page: Page): Promise<void> {
  const stage = player(page)
  await stage.click({ position: { x: 30, y: 120 } })
  await stage.getByRole('button', { name: '일시정지' }).click()
}

/** Where the picture stands. */
export function secondsOf(page: Page): Promise<number> {
  return page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)
}

/** Resolves when the picture has reached this second. */
export async function watchUntil(page: Page, second: number): Promise<void> {
  await page.waitForFunction((to) => (document.querySelector('video')?.currentTime ?? 0) >= to, second, {
    timeout: 60_000,
  })
}

/** The sheet over a lecture that was just seen to its end. */
export const endSheet = (page: Page) => page.getByRole('alertdialog', { name: '영상이 종료되었습니다.' })

/** Waits for the end of the last lecture and goes on to the survey. */
export async function finishLastLecture(page: Page): Promise<void> {
  await endSheet(page)
    .getByRole('button', { name: '설문 답하기' })
    .click({ timeout: 60_000 })
    .catch((error: unknown) => {
      // The press closes a lecture's own window, and Firefox then answers that the window is gone.
      if (!page.isClosed()) throw error
    })
}
