import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Environment } from '../environment/open-environment.ts'
import { agreeToPay, findLicence, goToApplicant, goToConfirmation, type Place } from './apply.ts'
import { faultsOf } from './axe.ts'
import { answerSurvey, passTest, proveIdentity } from './examine.ts'
import { finishLastLecture, startPlaying } from './study.ts'

export async function applyOnline(page: Page, place: Place): Promise<void> {
  await page.getByRole('heading', { name: `${place.representative} 님, 안녕하세요` }).waitFor()
  await page.getByRole('region', { name: '기존 영업자' }).getByRole('link', { name: '일반음식점' }).click()
  await findLicence(page, place)
  await goToApplicant(page)
  expect(await faultsOf(page)).toEqual([])
  await goToConfirmation(page)
  expect(await faultsOf(page)).toEqual([])
  await agreeToPay(page, '카드')
}

export async function studyOnlyLecture(page: Page, where: 'phone' | 'admin'): Promise<void> {
  await page.getByRole('link', { name: '바로 수강하기' }).click()
  const begin = page.getByRole('link', { name: /1강 듣기/ })
  if (where === 'phone') {
    await begin.click()
    await finishLastLecture(page)
  } else {
    const opening = page.waitForEvent('popup')
    await begin.click()
    const lecture = await opening
    const closed = lecture.waitForEvent('close', { timeout: 60_000 })
    await startPlaying(lecture)
    await finishLastLecture(lecture)
    await closed
    await page.bringToFront()
  }
  await page.waitForURL((url) => url.pathname === '/edu/study/survey')
}

export async function passExamination(
  page: Page,
  db: Environment['db'],
  where: 'phone' | 'admin',
): Promise<void> {
  await answerSurvey(page)
  await proveIdentity(page, where)
  await page.getByRole('heading', { name: /^문제 1/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await passTest(page, db)
  await page.getByRole('link', { name: '수료증 보러 가기' }).click()
}
