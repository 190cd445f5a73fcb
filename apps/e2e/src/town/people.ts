import { seoulYear } from '@hygiene/domain'
import {
  addCourse,
  addExamQuestions,
  addSurvey,
  type TaughtCourse,
  type LectureWanted,
  PASSWORD,
} from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Town } from './open-town.ts'

/** Twelve seconds of real video. */
export const SAMPLE: LectureWanted = { title: '손 씻기 30초', durationSeconds: 12, mediaKey: 'sample' }
/** 45 minutes, so that the 40-minute check stands in it. */
export const FOOD_LAW: LectureWanted = {
  title: '식품위생법령과 영업자 준수사항',
  durationSeconds: 2700,
  mediaKey: 'food-law',
}

/** This year's course, its survey, and questions on its lectures in turn. */
export async function addYearlyCourse(db: Town['db'], lectures: LectureWanted[]): Promise<TaughtCourse> {
  const year = seoulYear(new Date())
  await addSurvey(db, year)
  const course = await addCourse(db, { year, industryType: 1, questionCount: 5, lectures })
  await addExamQuestions(db, 30, course.lectures)
  return course
}

/** Fills in the login form that is on the screen, once it lives: a program types within the instant in which it begins to. */
export async function fillLogin(page: Page, userId: string, password = PASSWORD): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['screen'])).toBe('live')
  const form = page.getByRole('main')
  await form.getByLabel('아이디', { exact: true }).fill(userId)
  await form.getByLabel('비밀번호', { exact: true }).fill(password)
  await form.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Logs in on /sign/in and goes on to `then`. */
export async function logIn(page: Page, userId: string, then = '/main', password = PASSWORD): Promise<void> {
  await page.goto(`/sign/in?rUrl=${encodeURIComponent(then)}`)
  await fillLogin(page, userId, password)
  await page.waitForURL((url) => url.pathname + url.search === then)
}
