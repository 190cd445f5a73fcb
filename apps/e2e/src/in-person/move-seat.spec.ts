import { addPerson, bookSeat } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { venueOfDay, pickDay, pickVenue } from '../steps/apply-in-person.ts'
import { savePdf } from '../steps/documents.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, goBackFrom, pressOn } from '../steps/prompts.ts'
import { readPdfQr } from '../steps/read-qr.ts'
import { openVenue, addOpeningCourses, type Venue, letDayCome, soldYesterday } from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const REQUIRED = '필수입력사항입니다.'
const TOO_LATE = '일정은 교육 전날까지 변경할 수 있습니다.'

let booked: Venue
let free: Venue
let full: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  booked = await openVenue(db, '수원 외식업 교육장', { daysAhead: 9 })
  free = await openVenue(db, '성남 외식업 교육장', { daysAhead: 12 })
  full = await openVenue(db, '파주 외식업 교육장', { daysAhead: 16, capacity: 1 })
  await bookSeat(db, await addPerson(db, { userId: 'before1' }), full, soldYesterday())
  await bookSeat(db, await addPerson(db, { userId: 'mover1', name: '송혜진' }), booked, soldYesterday())
  await bookSeat(db, await addPerson(db, { userId: 'today1', name: '임태호' }), booked, soldYesterday())
})

const bookingOf = (userId: string) =>
  journey.environment.db.booking.findFirstOrThrow({
    where: { member: { userId } },
    include: { waiting: true, enrolments: true },
  })

const card = (page: Page, venue: Venue) => page.getByRole('listitem').filter({ hasText: venue.text })

async function openChange(page: Page) {
  await pressOn(page.getByRole('main').getByRole('button', { name: '일정 변경' }))
  const modal = page.getByRole('dialog', { name: '교육 일정 변경' })
  const submit = modal.getByRole('button', { name: /^(이 일정으로 변경|대기 신청)$/ })
  return { modal, submit: () => pressOn(submit) }
}

it('moves a seat with its slip to a free session and joins the waiting list of a full one', async () => {
  const page = await journey.phone()
  await logIn(page, 'mover1', '/edu/offline/list')
  const { modal, submit } = await openChange(page)
  const province = modal.getByLabel('시·도')
  await province.locator('option:checked', { hasText: '경기' }).waitFor({ state: 'attached' })
  await pickDay(modal, free)
  await submit()
  await modal
    .getByRole('group', { name: `${free.monthDay} 교육장` })
    .getByText(REQUIRED)
    .waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await venueOfDay(modal, free).check()
  await submit()
  await goBackFrom(page, '일정을 바꾸시겠습니까?')
  await modal.waitFor()
  expect((await bookingOf('mover1')).sessionNo).toBe(booked.sessionNo)
  await submit()
  await answerPrompt(page, '교육 일정을 변경 하시겠습니까?', '변경')
  await answerPrompt(page, '교육 일정을 변경했습니다.')
  await card(page, free).getByText('신청 완료', { exact: true }).waitFor()

  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /수강증 \(새 창\)$/ }).click()
  const slip = await opening
  const { bytes, text } = await savePdf(slip)
  expect(text).toContain(free.location)
  expect(text).not.toContain(booked.location)
  const symbol = ['EDU1', (await bookingOf('mover1')).applicationNo, free.sessionNo]
  expect(readPdfQr(bytes)).toContain(`${symbol.join('.')}.${free.day.replaceAll('-', '')}.`)
  await slip.close()

  const queue = await openChange(page)
  await pickVenue(queue.modal, full)
  await queue.submit()
  await answerPrompt(page, '지금 자리는 그대로 두고 대기자로 신청하시겠습니까?', '대기 신청')
  await answerPrompt(page, '대기자로 신청했습니다. 순서는 1번째입니다.')
  await card(page, free).getByText('대기 1번째').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  const { sessionNo, seat, waiting } = await bookingOf('mover1')
  expect({ sessionNo, seat }).toEqual({
    sessionNo: free.sessionNo,
    seat: 'sold',
  })
  expect(waiting.map((place) => place.sessionNo)).toEqual([full.sessionNo])
})

it('refuses a change on the day itself, even in a modal opened the evening before', async () => {
  const page = await journey.admin()
  await logIn(page, 'today1', '/edu/offline/list')
  const { modal, submit } = await openChange(page)
  await pickVenue(modal, free)
  await letDayCome(journey.environment.db, booked)
  await submit()
  await answerPrompt(page, '교육 일정을 변경 하시겠습니까?', '변경')
  await answerPrompt(page, TOO_LATE)
  expect((await bookingOf('today1')).sessionNo).toBe(booked.sessionNo)

  await page.reload()
  await page.getByRole('main').getByText('일정 변경과 환불은').waitFor()
  expect(await page.getByRole('button', { name: '일정 변경' }).count()).toBe(0)
  expect(await inspectScreen(page)).toEqual([])
})
