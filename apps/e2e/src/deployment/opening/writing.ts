import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { Page } from 'playwright-core'

const LINKED_NOTICES = ['교육 제도 안내', '집합교육 일정 안내']
const WRITTEN = '해마다 3시간의 식품위생교육을 받습니다.'

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText(/\d{2}:\d{2} 저장됨/).waitFor()
  await page.getByRole('button', { name: /^(수정한 버전 )?게시$/ }).click()
  await page
    .getByText(/올라가 있음|게시한 버전/)
    .first()
    .waitFor()
}

/** Publishes the terms, which take effect at once because no member has joined. */
export async function putTermsInForce(page: Page, title: string): Promise<void> {
  const today = seoulDay(new Date())
  const [year, month, day] = today.split('-').map(Number)
  await page.goto('/staff/posts?kind=text')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('시행일').fill(today)
  await page.getByLabel('바뀌는 내용').fill('누리집을 열며 처음 시행합니다.')
  await page.getByLabel('부칙', { exact: true }).fill(`부칙: ${year}년 ${month}월 ${day}일부터 시행합니다.`)
  await publish(page)
}

export async function publishLinkedNotices(page: Page): Promise<void> {
  for (const title of LINKED_NOTICES) {
    await page.goto('/staff/posts?kind=post&part=2')
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('textbox', { name: '글', exact: true }).fill(`${title}: ${WRITTEN}`)
    await publish(page)
  }
}

export async function openBranch(page: Page): Promise<void> {
  await page.goto('/staff/posts/new?kind=branch')
  await page.getByLabel('이름', { exact: true }).fill('경기도지회')
  await page.getByLabel('시·도').selectOption({ label: '경기도' })
  await page.getByLabel('전화번호').fill('031-123-4567')
  await page.getByLabel('주소', { exact: true }).fill('경기도 수원시 팔달구 효원로 1')
  await page.getByLabel('운영 시간').fill('평일 09:00~18:00')
  await publish(page)
}

export async function publishNotice(page: Page, title: string): Promise<void> {
  await page.goto('/staff/posts/new?kind=post&part=2')
  await page.getByLabel('제목', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: '글', exact: true }).fill('누리집을 열었습니다.')
  await publish(page)
}
