import { addEmployee } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { lookClosely } from './steps/look-closely.ts'
import { logInAsStaff } from './steps/staff.ts'
import { useTown } from './town/use-town.ts'

const journey = useTown(async ({ db }) => {
  await addEmployee(db, { loginId: 'maker1', name: '이정은', role: 'headquarters' })
  await addEmployee(db, { loginId: 'approver1', name: '김본부', role: 'headquarters' })
  await addEmployee(db, { loginId: 'clerk1', name: '박상담', role: 'support' })
})

/** Presses a button by keyboard. */
async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** One employee asks for a role, with reason and words. */
async function askForRole(page: Page): Promise<void> {
  await logInAsStaff(page, 'maker1', '/staff/employees')
  await page.getByRole('link', { name: '박상담' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('준 권한').waitFor()
  expect(await lookClosely(page)).toEqual([])
  await enter(page, '역할·지회 바꾸기')
  await page.getByLabel('역할', { exact: true }).selectOption({ label: '회계' })
  await page.getByLabel('까닭').selectOption({ label: '부서 이동' })
  await page.getByLabel('설명').focus()
  await page.keyboard.type('회계로 자리를 옮김')
  await page.getByText(/승인할 수 있는 사람 1명/).waitFor()
  expect(await lookClosely(page)).toEqual([])
  await enter(page, '승인 요청하기')
  await page.getByText('승인을 요청했습니다.').waitFor()
  await page.getByRole('link', { name: '승인 기다림' }).waitFor()
}

it('an employee asks for a role and another one approves it, by keyboard', async () => {
  await askForRole(await journey.desk())
  const { db } = journey.town
  const clerk = async () => db.employee.findUniqueOrThrow({ where: { loginId: 'clerk1' } })
  expect((await clerk()).role).toBe('support')

  const page = await journey.desk()
  await logInAsStaff(page, 'approver1')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.getByRole('heading', { level: 1, name: '결재' }).waitFor()
  await page.getByRole('link', { name: /박상담 \(clerk1\)/ }).waitFor()
  await page.keyboard.press('j')
  await page.getByText('요청한 뒤 기록이 바뀌지 않음').waitFor()
  expect(await lookClosely(page)).toEqual([])
  await page.keyboard.press('1')
  await page.keyboard.type('확인함')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('승인했습니다.').waitFor()
  expect((await clerk()).role).toBe('finance')
})
