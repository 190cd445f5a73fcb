import { parseSlip } from '@hygiene/domain/in-person/slip/slip-payload'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { addLicence, addPerson } from '@hygiene/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { agreeToPay, findLicence, goToConfirmation, type Place } from '../steps/apply.ts'
import { goToSessions, pickNearest } from '../steps/apply-in-person.ts'
import { savePdf } from '../steps/documents.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { payInThisTab, seeResult } from '../steps/pay.ts'
import { press } from '../steps/prompts.ts'
import { readPdfQr, readShownQr } from '../steps/read-qr.ts'
import { openVenue, addOpeningCourses, type Venue } from '../environment/venues.ts'
import { fillLogin } from '../steps/log-in.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const OWNER = '김새롬'
const PLACES: [Place, Place] = [
  { businessName: '새롬 국수', licenceNo: '20260012345', representative: OWNER },
  { businessName: '새롬 김밥', licenceNo: '20260054321', representative: OWNER },
]

let venue: Venue
const journey = useEnvironment(async ({ db }) => {
  await addOpeningCourses(db)
  venue = await openVenue(db, '수원 외식업 교육장', { daysAhead: 12 })
  await addPerson(db, { userId: 'saerom92', name: OWNER, birth: '19920403' })
  for (const { licenceNo, businessName } of PLACES)
    await addLicence(db, { licenceNo, businessName, representativeName: OWNER })
})

const bookingOf = () =>
  journey.environment.db.booking.findFirstOrThrow({
    include: { enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
  })

async function findBothPlaces(page: Page): Promise<void> {
  await findLicence(page, PLACES[0])
  await page.getByText('신청하실 수 있습니다.', { exact: true }).waitFor()
  await press(page, '영업장 하나 더 추가')
  await page.getByRole('heading', { name: '2번째 영업장을 알려주세요' }).waitFor()
  await findLicence(page, PLACES[1])
  await page.getByText('신청하실 수 있습니다.', { exact: true }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await goToSessions(page)
}

async function confirm(page: Page): Promise<void> {
  await press(page, '다음: 신청자 정보')
  await page.getByRole('heading', { name: '교육받으시는 분이 맞습니까?' }).waitFor()
  await page.reload()
  await page.getByText(`${venue.monthDay} ${venue.location}`, { exact: true }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await goToConfirmation(page)
  const whole = page.getByRole('main')
  for (const wording of [venue.text, PLACES[0].businessName, PLACES[1].businessName, '60,000원 (영업장 2곳)'])
    await whole.getByText(wording).locator('visible=true').first().waitFor()
}

it('a new operator with two places applies for a session on a phone, pays and gets the slip', async () => {
  const page = await journey.phone()
  await page.goto('/edu/offline')
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await fillLogin(page, 'saerom92')
  await page.getByRole('link', { name: /^일반음식점.*신청하기$/ }).click()
  await findBothPlaces(page)
  await pickNearest(page.getByRole('main'), venue)
  expect(await inspectScreen(page)).toEqual([])
  await confirm(page)
  expect(await inspectScreen(page)).toEqual([])
  await agreeToPay(page, '카드')
  await payInThisTab(page, '창 닫기(취소)')
  await seeResult(page, '결제를 그만두셨습니다')
  await page.getByRole('link', { name: '다시 결제하기' }).click()
  const { heldUntil } = await bookingOf()
  await page.getByText(`${seoulTime(heldUntil ?? new Date())}까지 자리를 잡아 두었습니다.`).waitFor()
  await page
    .getByRole('timer')
    .getByText(/^(29|30)분/)
    .waitFor()
  await page.getByRole('radio', { name: '카드' }).check()
  await payInThisTab(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  await page.getByRole('main').getByText(venue.text).first().waitFor()

  await page.getByRole('link', { name: '수강증 보기' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: `${PLACES[1].businessName} 수강증 출력` }).click()
  const slip = await opening
  const payload = await readShownQr(slip.getByAltText('출입구에서 보여주실 QR'))
  const { bytes, text } = await savePdf(slip)
  const { applicationNo, enrolments } = await bookingOf()
  for (const wording of [venue.location, OWNER, PLACES[1].businessName, '10:00 ~ 17:00'])
    expect(text).toContain(wording)
  expect(enrolments.map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(readPdfQr(bytes)).toBe(payload)
  expect(parseSlip(payload)?.facts).toEqual({
    applicationNo,
    sessionNo: venue.sessionNo,
    eduDate: venue.day,
    venueNo: venue.venueNo,
  })

  await page.goto('/edu/offline/list')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: venue.text }) })
  await card.getByText('신청 완료', { exact: true }).waitFor()
  for (const { businessName } of PLACES) await card.getByText(businessName, { exact: true }).first().waitFor()
})
