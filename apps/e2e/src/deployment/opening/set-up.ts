import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { PASSWORD } from '@hygiene/testing/drive/known-logins'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { videoFile } from '../../steps/video-upload.ts'
import type { Authenticator } from './authenticator.ts'

export const ASSOCIATION = '새봄외식위생교육협회'
const REASON = /사유$/

const TEXT: Readonly<Record<string, string>> = {
  '단체 이름': `사단법인 ${ASSOCIATION}`,
  '짧은 이름': ASSOCIATION,
  대표자: '한새봄',
  사업자등록번호: '123-45-67891',
  주소: '서울특별시 중구 세종대로 110',
  '고객센터 전화': '02-1234-5678',
  발급자: `사단법인 ${ASSOCIATION}장`,
  '직인 글자': '새봄위생교육협회의인',
  '문자 보내는 번호 (선택)': '0212345678',
}

export async function inviteSecond(first: Page, second: Page, app: Authenticator): Promise<void> {
  await first.goto('/staff/employees')
  await first.getByRole('button', { name: '직원 초대하기' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByLabel('이름', { exact: true }).fill('김본부')
  await dialog.getByLabel('아이디', { exact: true }).fill(app.loginId)
  await dialog.getByLabel('역할').selectOption({ label: '본부' })
  await askApproval(first, '개원 준비', '초대하기')
  await first.getByRole('link', { name: '김본부' }).click()
  await first.getByRole('button', { name: '설정 주소 만들기' }).click()
  await dialog.getByRole('button', { name: '주소 만들기' }).click()
  const link = await dialog.getByText(/^https:/).innerText()
  await dialog.getByRole('button', { name: '닫기' }).click()

  await second.goto(link)
  await second.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD)
  await second.getByRole('button', { name: '비밀번호 정하기' }).click()
  await second.getByRole('link', { name: '로그인하기' }).click()
  await app.connect(second)
}

async function drawSeal(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 300
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser draws no picture')
    pen.strokeStyle = '#c00000'
    pen.lineWidth = 16
    pen.strokeRect(20, 20, 260, 260)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

export async function nameAssociation(maker: Page, approver: Page): Promise<void> {
  await maker.goto('/staff/settings')
  for (const [label, text] of Object.entries(TEXT)) await maker.getByLabel(label, { exact: true }).fill(text)
  const seal = { name: '직인.png', mimeType: 'image/png', buffer: await drawSeal(maker) }
  await maker.getByLabel('직인 그림 고르기').setInputFiles(seal)
  await maker.getByRole('img', { name: '고른 직인' }).waitFor()
  await maker.getByRole('button', { name: '견본 만들기' }).click()
  await maker.getByRole('button', { name: '승인 요청하기' }).click()
  await askApproval(maker, '개원')
  await approve(approver)
}

export async function publishLecture(page: Page, title: string): Promise<void> {
  await page.goto('/staff/lectures')
  await page.getByRole('button', { name: '새 강의' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('강의 이름', { exact: true }).fill(title)
  await dialog.getByRole('button', { name: '강의 만들기' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByLabel('영상 파일', { exact: true }).setInputFiles(await videoFile(20, 'libx264'))
  await page.getByLabel('자막이 필요 없는 사유').fill('말이 없는 화면입니다.')
  await page.getByRole('button', { name: '자막 없이 하기' }).click()
  await page.getByRole('button', { name: /공개하기$/ }).click()
  await page.getByText(/공개 · 0:20/).waitFor()
}

interface Course {
  salesType: '기존 영업자' | '신규 영업자'
  onlineType: '온라인교육' | '집합교육'
  priceWon: string
  lectures: number
}

export async function draftCourse(page: Page, course: Course): Promise<void> {
  await page.goto('/staff/courses')
  await page.getByRole('button', { name: '새 과정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('연도').selectOption({ label: `${seoulYear(new Date())}년` })
  await dialog.getByLabel('영업자').selectOption({ label: course.salesType })
  await dialog.getByLabel('방식').selectOption({ label: course.onlineType })
  await dialog.getByRole('radio', { name: '면세' }).check()
  await dialog.getByRole('button', { name: '초안 만들기' }).click()
  await page.getByText('앞으로 신청할 사람').waitFor()
  await page.getByLabel(/^교육비/).fill(course.priceWon)
  if (course.onlineType === '온라인교육') {
    await page.getByLabel(/^문항 수/).fill('5')
    for (let at = 0; at < course.lectures; at += 1)
      await page.getByLabel('강의 추가').selectOption({ index: 1 })
    await page.getByRole('button', { name: '신청 기간 추가' }).click()
  }
  await page.getByRole('button', { name: '초안 저장' }).click()
  await page.getByText('초안을 저장했습니다.').waitFor()
}

export async function bringIntoForce(maker: Page, approver: Page): Promise<void> {
  await maker.getByRole('button', { name: '승인 요청하기' }).click()
  await askApproval(maker, '첫 해 과정')
  await approve(approver)
  const state = maker.getByText(/^버전 1 (초안|시작 전|사용 중)$/)
  const view = async () => {
    await maker.reload()
    return state.first().innerText()
  }
  await expect.poll(view, { timeout: 90_000, interval: 5000 }).toBe('버전 1 사용 중')
}

export const VENUE = '수원 외식업 교육장'

export async function addVenue(page: Page): Promise<void> {
  await page.goto('/staff/venues')
  await page.getByRole('button', { name: '교육장 추가' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이름', { exact: true }).fill(VENUE)
  await dialog.getByLabel('시·도').selectOption({ label: '경기도' })
  await dialog.getByLabel('좌석').fill('40')
  await dialog.getByLabel('주소', { exact: true }).fill('경기도 수원시 팔달구 효원로 1')
  await dialog.getByLabel(REASON).fill('첫 교육장')
  await dialog.getByRole('button', { name: '저장하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export async function planSession(page: Page, day: string): Promise<void> {
  await page.goto('/staff/sessions/new')
  await page.getByLabel('추가할 날짜').fill(day)
  await page.getByRole('button', { name: '날짜 추가' }).click()
  await page.getByLabel('지회').selectOption({ label: '경기도지회' })
  await page.getByLabel('교육장').selectOption({ index: 1 })
  await page.getByLabel('좌석', { exact: true }).fill('30')
  await page.getByLabel(/^신청 마감/).fill('0')
  await page.getByLabel('마감 시각').fill('09:30')
  await page.getByRole('button', { name: '미리 보기' }).click()
  await page.getByLabel(REASON).fill('첫 회차')
  await page.getByRole('button', { name: '회차 1건 만들기' }).click()
  await page.waitForURL((url) => /^\/staff\/sessions\/\d+$/.test(url.pathname))
}

export async function missingItems(page: Page): Promise<string[]> {
  await page.goto('/staff/')
  const lines = page.getByRole('region', { name: '개시 준비' }).locator('> ol > li')
  await lines.first().waitFor()
  const titles = await lines.evaluateAll((items) =>
    items.map((item) => item.firstElementChild?.textContent ?? ''),
  )
  const [thisYear, nextYear] = [`(${seoulYear(new Date())}년)`, `(${seoulYear(new Date()) + 1}년)`]
  return titles.filter((title) => !title.endsWith(nextYear)).map((title) => title.replace(thisYear, ''))
}

async function askApproval(page: Page, text: string, button = '승인 요청하기'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('사유').selectOption({ index: 1 })
  await dialog.getByLabel('설명').fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function approve(page: Page): Promise<void> {
  await page.goto('/staff/approvals')
  await page.getByRole('region', { name: '승인할 것' }).getByRole('link').first().click()
  await page.getByLabel('승인·반려 사유').fill('확인함')
  await page.getByRole('button', { name: '승인하기' }).click()
  await page.getByText('승인했습니다.').waitFor()
}
