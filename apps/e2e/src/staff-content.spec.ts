import { addEmployee } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { lookClosely } from './steps/look-closely.ts'
import { logInAsStaff } from './steps/staff.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(async ({ db }) => {
  await addEmployee(db, { loginId: 'writer1', name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'writer2', name: '박상담', role: 'support' })
  await addEmployee(db, { loginId: 'writer3', name: '한상담', role: 'support' })
})

/** Presses a button by keyboard. */
async function enter(page: Page, name: string, delay = 0): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter', { delay })
}

async function write(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}

const saved = (page: Page, version: number) => page.getByText(`${version}판으로 저장했습니다.`).waitFor()

it('a notice is written, seen beforehand, published, mended, compared and brought back', async () => {
  const page = await journey.desk()
  await logInAsStaff(page, 'writer1', '/staff/posts')
  await page.getByRole('link', { name: '이용약관' }).waitFor()
  expect(await lookClosely(page)).toEqual([])
  await page.getByRole('link', { name: '새 게시글' }).focus()
  await page.keyboard.press('Enter')
  await write(page, '제목', '2027년 교육 접수 안내')
  await write(page, '글', '1월 1일부터 접수합니다.')
  const phone = page.frameLocator('iframe[title="방문자가 보는 화면"]')
  await phone.getByText('1월 1일부터 접수합니다.').waitFor()
  expect(await lookClosely(page)).toEqual([])
  await enter(page, '저장')
  await saved(page, 1)
  await page.getByRole('heading', { level: 2, name: '게시', exact: true }).waitFor()
  await page.getByLabel('올리는 때').fill('2099-12-10T09:00')
  // Two presses of one button within 300 ms are one.
  await enter(page, '예약하기', 320)
  await page.getByText('예약했습니다.').waitFor()
  await page.getByText('2099.12.10 09:00').waitFor()
  await page.getByLabel('올리는 때').fill('2026-01-02T09:00')
  await enter(page, '고친 판 올리기')
  await page.getByText('올렸습니다.').waitFor()

  const { recordNo } = await journey.town.db.content.findFirstOrThrow({ where: { kind: 'post', version: 1 } })
  const visitor = await journey.desk()
  await visitor.goto(`/info/notice/view?noticeNo=${recordNo}`)
  await visitor.getByText('1월 1일부터 접수합니다.').waitFor()

  await write(page, '글', '1월 2일부터 접수합니다.')
  await enter(page, '저장')
  await saved(page, 2)
  await enter(page, '두 판 견주기')
  await page.locator('ins').getByText('2일부터').waitFor()
  await page.locator('del').getByText('1일부터').waitFor()
  expect(await lookClosely(page)).toEqual([])
  await page.keyboard.press('Escape')
  await enter(page, '1판으로 되돌리기')
  await page.getByText('3판으로 되돌렸습니다.').waitFor()
  await page.getByRole('textbox', { name: '글', exact: true }).getByText('1월 1일부터').waitFor()
  expect(await lookClosely(page)).toEqual([])
})

it('of two editors the later sees both texts, and what was typed outlives a reload', async () => {
  const { db } = journey.town
  const first = await journey.desk()
  await logInAsStaff(first, 'writer2')
  await first.goto('/staff/posts/new?kind=popup')
  await write(first, '머리말', '온라인')
  await write(first, '제목', '연말 접수')
  await write(first, '누르면 갈 주소', '/edu/online')
  await enter(first, '저장')
  await saved(first, 1)
  const { contentNo } = await db.content.findFirstOrThrow({ where: { kind: 'popup' } })

  const second = await journey.desk()
  await logInAsStaff(second, 'writer3', `/staff/posts/${contentNo}`)
  await write(second, '제목', '새해 접수')
  await second.reload()
  await second.getByText('저장하지 않은 글을 다시 불러왔습니다.').waitFor()

  await write(first, '제목', '설 연휴 접수')
  await enter(first, '저장')
  await saved(first, 2)
  await enter(second, '저장')
  await second.getByText('다른 사람이 먼저 고쳤습니다. 두 글을').waitFor()
  await second.keyboard.press('Enter')
  await second.getByRole('region', { name: '저장된 2판' }).getByText('설 연휴 접수').waitFor()
  await second.getByRole('region', { name: '내가 쓴 글' }).locator('ins').first().waitFor()
  expect(await lookClosely(second)).toEqual([])
  await enter(second, '내 글로 이어 쓰기')
  await enter(second, '저장')
  await saved(second, 3)
  const titles = await db.contentVersion.findMany({ where: { contentNo }, orderBy: { version: 'asc' } })
  expect(titles.map(({ body }) => (body as { title: string }).title)).toEqual([
    '연말 접수',
    '설 연휴 접수',
    '새해 접수',
  ])
})
