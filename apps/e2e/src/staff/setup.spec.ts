import { addEmployee } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const journey = useEnvironment(async ({ db }) => {
  await addEmployee(db, { loginId: 'first', name: '김본부', role: 'headquarters' })
})

it('lists the missing items of an empty installation until a test alert is confirmed', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'first')
  const list = page.getByRole('region', { name: '개시 준비' })
  await list.getByText('본부 직원이 1명입니다. 두 사람이 있어야 승인할 수 있습니다.').waitFor()
  await page.getByText(/준비할 것 \d+건/).waitFor()
  expect(await inspectScreen(page)).toEqual([])

  const alert = list.getByRole('listitem').filter({ hasText: '경보 수신 확인' })
  await alert.getByRole('button', { name: '확인 코드 입력' }).click()
  await page.getByRole('button', { name: '시험 경보 보내기' }).click()
  await page.getByText(/까지 입력할 수 있습니다/).waitFor()
  expect(await inspectScreen(page)).toEqual([])

  const { code } = await journey.environment.db.setupCheck.findUniqueOrThrow({ where: { kind: 'alert' } })
  await page.getByLabel('확인 코드').fill(code.toLowerCase())
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.getByText('경보 수신 확인을 마쳤습니다.').waitFor()
  expect(await list.getByText(/완료한 것/).textContent()).toContain('2건')

  await list.getByRole('link', { name: '과정 만들기' }).first().click()
  await page.getByRole('button', { name: '새 과정' }).waitFor()
})
