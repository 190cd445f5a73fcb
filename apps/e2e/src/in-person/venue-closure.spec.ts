import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { addEmployee, addPerson, bookSeat } from '@hygiene/testing'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { openVenue, addOpeningCourses, type Venue } from '../environment/venues.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let burned: Venue
let closed: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  burned = await openVenue(db, '용인 외식업 교육장', { daysAhead: 9 })
  await openVenue(db, '수원 외식업 교육장', { daysAhead: 12 })
  closed = await openVenue(db, '안양 외식업 교육장', { daysAhead: 15 })
  const { venueNo } = closed
  await db.venue.update({ where: { venueNo }, data: { closedFromOn: new Date(seoulDay(new Date())) } })
  const person = await addPerson(db, { userId: 'booked1', name: '송혜진' })
  await bookSeat(db, person, burned)
  await addEmployee(db, { loginId: 'reporter1', name: '최교육', role: 'education' })
  await addEmployee(db, { loginId: 'reopener1', name: '박교육', role: 'education' })
  await addEmployee(db, { loginId: 'approver1', name: '이본부', role: 'headquarters' })
})

it('cancels the session of an unusable venue when a second employee approves', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'reporter1', '/staff/venues')
  await page.getByRole('button', { name: '사용 불가 용인 외식업 교육장' }).click()
  const dialog = page.getByRole('dialog', { name: '용인 외식업 교육장 사용 불가' })
  await dialog.getByText('남은 회차 1건 · 1명').waitFor()
  const next = dialog.getByRole('combobox', { name: /옮길 교육장$/ })
  expect(await next.locator('option:checked').textContent()).toContain('수원 외식업 교육장')
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('사유', { exact: true }).selectOption({ label: '재해·감염병' })
  await dialog.getByLabel('설명').fill('어젯밤 불이 남')
  await dialog.getByRole('button', { name: '승인 요청하기' }).click()
  await page.getByText(/다른 직원이 승인하면 남은 회차를 옮기고 알립니다/).waitFor()

  const other = await journey.admin()
  await logInAsStaff(other, 'approver1', '/staff/approvals')
  await other.getByRole('heading', { name: /^교육장 사용 불가: 용인 외식업 교육장/ }).waitFor()
  expect(await inspectScreen(other)).toEqual([])
  await other.getByRole('button', { name: '승인하기' }).click()
  await other.getByText('승인했습니다. 회차 1건을 모두 옮겼습니다.').waitFor()
  // Checks the record, because at night the message waits for the morning.
  const moved = { kind: 'sessionMoved', member: { userId: 'booked1' } } as const
  expect(await journey.environment.db.message.count({ where: moved })).toBe(1)

  await page.reload()
  await page
    .getByRole('row', { name: /용인 외식업 교육장/ })
    .getByText(/부터 사용 불가$/)
    .waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('reopens a closed venue with a reason', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'reopener1', '/staff/venues')
  await page.getByRole('button', { name: '다시 사용 안양 외식업 교육장' }).click()
  const dialog = page.getByRole('dialog', { name: '안양 외식업 교육장 다시 사용' })
  await dialog.getByText('이 교육장에서 다시 회차를 열 수 있습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await dialog.getByLabel('사유').fill('복구 공사를 마침')
  await dialog.getByRole('button', { name: '다시 사용' }).click()
  await page.getByText('교육장을 다시 사용합니다.').waitFor()
  await page.getByRole('button', { name: '사용 불가 안양 외식업 교육장' }).waitFor()
  const { db } = journey.environment
  const { closedFromOn } = await db.venue.findUniqueOrThrow({ where: { venueNo: closed.venueNo } })
  expect(closedFromOn).toBeNull()
})
