import { addLicence, addPerson, bookSeat } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { agreeToPay, findLicence } from '../steps/apply.ts'
import { APPLY_PATH, walkToTheEnd } from '../steps/apply-in-person.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { awaitMessage, followLink } from '../steps/phone-messages.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { openVenue, addOpeningCourses, type Venue, heldNow } from '../environment/venues.ts'
import { logIn } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const LATE = '01011110001'
const FIRST = '01011110002'
const SECOND = '01011110003'
const PLACE = { businessName: '늦은 식당', licenceNo: '', representative: '이늦음' }
const REPORTED = { ...PLACE, licenceNo: '20260088001' }

let last: Venue
let other: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  last = await openVenue(db, '수원 외식업 교육장', { daysAhead: 12, capacity: 1 })
  other = await openVenue(db, '성남 외식업 교육장', { daysAhead: 12 })
  await addPerson(db, { userId: 'late1', name: '이늦음', phone: LATE })
  const { licenceNo, businessName, representative } = REPORTED
  await addLicence(db, { licenceNo, businessName, representativeName: representative })
  await addPerson(db, { userId: 'quick1', name: '박빠름', phone: '01011110009' })

  const queue = await openVenue(db, '파주 외식업 교육장', { daysAhead: 14, capacity: 1 })
  const holder = await addPerson(db, { userId: 'holder1', name: '최자리' })
  await bookSeat(db, holder, queue, heldNow())
  for (const [place, phone] of [FIRST, SECOND].entries()) {
    const person = await addPerson(db, { userId: `queue${place + 1}`, name: '정대기', phone })
    const bookedAt = new Date(Date.now() - 3_600_000 * (2 - place))
    await bookSeat(db, person, queue, { seat: 'waiting', bookedAt })
  }
})

const seatOf = async (userId: string): Promise<string> =>
  (await journey.environment.db.booking.findFirstOrThrow({ where: { member: { userId } } })).seat

async function registerNumber(page: Page): Promise<void> {
  await page.goto('/edu/offline/list')
  const main = page.getByRole('main')
  await main.getByText('영업신고 전', { exact: true }).waitFor()
  await main.getByRole('link', { name: '영업신고번호 입력' }).click()
  await page.getByRole('heading', { name: '영업신고증의 번호를 알려주세요' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await findLicence(page, REPORTED)
  await press(page, '영업신고번호 등록하기')
  await answerPrompt(page, `영업신고번호 ${REPORTED.licenceNo}을 등록하시겠습니까?`, '등록')
  await main.getByText(REPORTED.licenceNo, { exact: true }).waitFor()
  expect(await main.getByRole('link', { name: '영업신고번호 입력' }).count()).toBe(0)
}

async function giveUpSeat(page: Page, userId: string): Promise<void> {
  await logIn(page, userId, '/edu/offline/list')
  await page.getByRole('main').getByRole('button', { name: '신청 취소' }).click()
  await answerPrompt(page, '교육 신청을 취소하시겠습니까?', '신청 취소')
  await page.getByText('신청을 취소했습니다.').waitFor()
}

it('a late applicant joins the waiting list, pays and adds the licence number', async () => {
  const { db } = journey.environment
  const page = await journey.phone()
  await logIn(page, 'late1', APPLY_PATH)
  await walkToTheEnd(page, PLACE, last)
  const quick = await db.member.findUniqueOrThrow({ where: { userId: 'quick1' } })
  await bookSeat(db, quick, last, heldNow())
  await agreeToPay(page, '카드')
  await press(page, '신청하고 30,000원 결제하기')

  const full = page.getByRole('dialog', { name: '그 사이 자리가 모두 찼습니다' })
  await full.getByText('적으신 내용은 그대로 있으니').waitFor()
  await full.getByRole('radio', { name: other.location }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await full.getByRole('button', { name: '대기자로 신청하기' }).click()
  await page.waitForURL((url) => url.pathname === '/edu/offline/waiting')
  await page.getByRole('heading', { name: '1번째로 기다리고 계십니다' }).waitFor()
  expect(await seatOf('late1')).toBe('waiting')

  await giveUpSeat(await journey.admin(), 'quick1')
  expect(await awaitMessage(journey.environment, LATE, '기다리시던 집합교육에 자리가 났습니다.')).toContain(
    last.location,
  )
  await followLink(page, journey.environment, LATE)
  await page.getByRole('heading', { name: '기다리시던 교육에 자리가 났습니다' }).waitFor()
  await page.getByRole('button', { name: '자리 받기' }).click()
  await answerPrompt(page, '자리를 30분 동안 잡아 둡니다.', '자리 받기')
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  expect(await seatOf('late1')).toBe('sold')
  await registerNumber(page)
  const { licenceKey } = await db.inPersonEnrolment.findFirstOrThrow({
    where: { member: { userId: 'late1' } },
  })
  expect(licenceKey).toBe(REPORTED.licenceNo)
})

it('offers the seat to the next person when a signed-out person declines by the link', async () => {
  await giveUpSeat(await journey.admin(), 'holder1')
  await awaitMessage(journey.environment, FIRST, '자리가 났습니다')
  expect(await journey.environment.sandbox.messages(SECOND)).toEqual([])

  const phone = await journey.phone()
  await followLink(phone, journey.environment, FIRST)
  await phone.getByRole('link', { name: '로그인하고 자리 받기' }).waitFor()
  expect(new URL(phone.url()).hash).toBe('')
  expect(await inspectScreen(phone)).toEqual([])
  await phone.getByRole('button', { name: '자리 포기하기' }).click()
  await answerPrompt(phone, '자리가 다음 분께 넘어가고', '자리 포기하기')
  await phone.getByRole('heading', { name: '포기하신 자리입니다' }).waitFor()

  await awaitMessage(journey.environment, SECOND, '자리가 났습니다')
  expect(await seatOf('queue1')).toBe('released')
})
