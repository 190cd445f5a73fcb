import { addSeoulDays, seoulDay, seoulInstant } from '@hygiene/domain/time/seoul-day'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { EICAR } from '@hygiene/testing/fake-clamd'
import { PASSWORD } from '@hygiene/testing/drive/known-logins'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Somebody } from '../steps/account.ts'
import type { Place } from '../steps/apply.ts'
import { logIn } from '../steps/log-in.ts'
import { readPdfQr } from '../steps/read-qr.ts'
import { openPlace } from '../steps/staff.ts'
import { PHONE } from '../environment/browser.ts'
import { markByHand, openCheckIn, waitForUnsent } from '../environment/check-in.ts'
import { Authenticator } from './opening/authenticator.ts'
import { QUESTIONS, writeQuestion, writeSurvey } from './opening/examination.ts'
import { makeCheckInAddress, readSlip, takeSeat } from './opening/new-operator.ts'
import {
  applyAndPay,
  continueOnPhone,
  passExamination,
  saveCertificate,
  signUp,
  study,
  takePrintCode,
} from './opening/operator.ts'
import {
  addVenue,
  ASSOCIATION,
  bringIntoForce,
  draftCourse,
  inviteSecond,
  missingItems,
  nameAssociation,
  planSession,
  publishLecture,
} from './opening/set-up.ts'
import { payAndCancel } from './opening/test-order.ts'
import { openBranch, publishLinkedNotices, publishNotice, putTermsInForce } from './opening/writing.ts'
import { useDeployedSite } from './deployed-site.ts'

const YOUNGJA: Somebody = { name: '김영자', birth: '19600312', phone: '01077770009' }
const PLACE: Place = { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' }
const TESTER: Somebody = { name: '한시험', birth: '19800101', phone: '01077770011' }
const TEST_PLACE: Place = { businessName: '시험 식당', licenceNo: '20190054321', representative: '한시험' }
const SAEROM: Somebody = { name: '김새롬', birth: '19920403', phone: '01077770010' }
const NEW_PLACE: Place = { businessName: '새롬 국수', licenceNo: '', representative: '김새롬' }

const site = useDeployedSite()
const LECTURES = site.isShort
  ? ['식품위생법의 이해']
  : ['식품위생법의 이해', '식중독 예방', '손 씻기와 개인위생']
/**
 * Lists what the journey leaves open: the register, which the worker reads ten minutes after a start and only at night, longer
 * lectures, a restored backup, and an alert that reached a phone.
 */
const LEFT_TO_DO = ['인허가 자료', '과정과 강의 영상', '백업 복원 확인', '경보 수신 확인']
const sessionDay = addSeoulDays(seoulDay(new Date()), 1)
const first = new Authenticator('first2026', site.now)
const second = new Authenticator('second2026', site.now)
let [maker, approver, owner, phone, beginner] = [] as unknown as [Page, Page, Page, Page, Page]

const since = performance.now()

let begun = 0
beforeEach(() => {
  begun = performance.now()
})
afterEach(({ task }) => {
  const [took, at] = [performance.now() - begun, performance.now() - since]
  process.stdout.write(
    `${(at / 60_000).toFixed(1).padStart(5)} min  ${(took / 1000).toFixed(0).padStart(4)} s  ${task.name}\n`,
  )
})

async function pageOn(device: Promise<BrowserContext>): Promise<Page> {
  return (await device).newPage()
}

it('adds the first employee at the terminal, who logs in and invites the second', async () => {
  const said = await site.type(
    'staff',
    ['add', 'first2026', '--name', '최본부', '--role', 'headquarters'],
    PASSWORD,
  )
  expect(said).toContain('first2026 may log in')
  maker = await pageOn(site.device())
  approver = await pageOn(site.device())
  await first.connect(maker)
  expect(await missingItems(maker)).toContain('본부 직원 두 명')
  await inviteSecond(maker, approver, second)
})

it('publishes the association’s name and terms with two employees', async () => {
  await nameAssociation(maker, approver)
  await putTermsInForce(maker, '이용약관')
  await putTermsInForce(maker, '개인정보처리방침')
  await putTermsInForce(maker, '마케팅 정보 제3자 제공 동의')
  const visitor = await pageOn(site.device())
  const name = visitor.getByRole('contentinfo').getByText(ASSOCIATION).first()
  await expect
    .poll(async () => {
      await visitor.goto('/main')
      return name.isVisible()
    })
    .toBe(true)
})

it('uploads, converts and publishes lectures of twenty seconds', async () => {
  for (const title of LECTURES) await publishLecture(approver, title)
})

it('keeps a draft course over a restart of all services', async () => {
  const course = { salesType: '기존 영업자', onlineType: '온라인교육', priceWon: '26000' } as const
  await draftCourse(approver, { ...course, lectures: LECTURES.length })
  await site.restart()
  await approver.reload()
  await approver.getByText('앞으로 신청할 사람').waitFor()
})

it('publishes survey, questions and course with two employees', async () => {
  await writeSurvey(maker)
  for (const question of QUESTIONS) await writeQuestion(maker, question)
  await bringIntoForce(approver, maker)
})

it('pays a test order at the gateway and refunds the money', async () => {
  const tester = await pageOn(site.device())
  await signUp(tester, TESTER, 'test1980')
  await payAndCancel(tester, TEST_PLACE, '26,000원')
})

it('an operator joins, applies and pays', async () => {
  owner = await pageOn(site.device())
  await signUp(owner, YOUNGJA, 'youngja60')
  const session = (await owner.context().cookies()).filter(({ httpOnly }) => httpOnly)
  expect(session.map(({ secure }) => secure)).not.toContain(false)
  await applyAndPay(owner, PLACE)
})

it('keeps the study over a restart and issues the certificate after the test', async () => {
  await study(owner, LECTURES.length, () => site.restart())
  await passExamination(owner)
  const { bytes, text } = await saveCertificate(owner, owner.context())
  expect(text.replaceAll(' ', '')).toContain(YOUNGJA.name)
  const stranger = await pageOn(site.device())
  const symbol = readPdfQr(bytes)
  expect(symbol.startsWith(`${site.url}/verify/`)).toBe(true)
  await stranger.goto(symbol)
  await stranger.getByRole('main').getByText('진본이며 유효합니다').waitFor()
})

it('opens the certificate for an employee by the operator’s code', async () => {
  phone = await pageOn(site.device(PHONE))
  await continueOnPhone(phone, 'youngja60')
  const code = await takePrintCode(phone)
  await maker.goto('/staff/')
  await openPlace(maker, '출력 코드')
  await maker.getByLabel('출력 코드').fill(code)
  await maker.getByRole('button', { name: '수료증 열기' }).click()
  const printed = maker.getByRole('link', { name: '수료증 인쇄하기 (새 창)' })
  await printed.waitFor()
  expect(await printed.getAttribute('href')).toMatch(new RegExp(`^blob:${site.url}/`, 'u'))
})

it('refuses a file with a virus and accepts one without', async () => {
  await phone.goto('/info/inquiry/write')
  const send = async (name: string, wording: string): Promise<void> => {
    const buffer = Buffer.from(`%PDF-1.7\n${wording}\n%%EOF\n`)
    await phone.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await send('약도.pdf', '')
  await phone.getByText('약도.pdf').first().waitFor()
  await send('바이러스.pdf', EICAR)
  await phone.getByText('파일에서 악성코드가 발견되어 올릴 수 없습니다.', { exact: false }).first().waitFor()
})

it('publishes branch, venue, in-person course, session and the first notices', async () => {
  await openBranch(maker)
  await addVenue(approver)
  await draftCourse(approver, {
    salesType: '신규 영업자',
    onlineType: '집합교육',
    priceWon: '30000',
    lectures: 0,
  })
  await bringIntoForce(approver, maker)
  await planSession(approver, sessionDay)
  await publishNotice(maker, '개원 안내')
  await publishLinkedNotices(maker)
  await phone.goto('/main')
  const links = phone.getByRole('navigation', { name: '자주 찾는 곳' })
  await links.getByRole('link', { name: '교육 제도 안내' }).click()
  await phone.getByRole('heading', { name: '교육 제도 안내' }).waitFor()
})

it('sells a seat to a new operator and issues the slip', async () => {
  beginner = await pageOn(site.device())
  await signUp(beginner, SAEROM, 'saerom92')
  await takeSeat(beginner, NEW_PLACE, { day: sessionDay, monthDay: monthDayOnScreen(sessionDay) })
  expect(await readSlip(beginner, beginner.context())).not.toBe('')
})

it('admits the new operator on the day and issues the certificate in the evening', async ({ skip }) => {
  skip(!site.canMoveClock, 'faketime is not installed')
  await site.restart(seoulInstant(sessionDay, '09:40'))
  const morning = await pageOn(site.device())
  await first.logIn(morning)
  const link = await makeCheckInAddress(morning)
  const entrance = await pageOn(site.device())
  await openCheckIn(entrance, link)
  expect(await markByHand(entrance, SAEROM.name, '입실')).toContain(SAEROM.name)
  await waitForUnsent(entrance, 0)

  await site.restart(seoulInstant(sessionDay, '17:01'))
  const evening = await pageOn(site.device())
  await openCheckIn(evening, link)
  expect(await markByHand(evening, SAEROM.name, '퇴실')).toContain(SAEROM.name)
  await waitForUnsent(evening, 0)
  await expect
    .poll(async () => (await site.messages(SAEROM.phone)).map(({ text }) => text).join('\n'), {
      timeout: 120_000,
    })
    .toContain('집합교육을 수료하셨습니다.')
  const home = await pageOn(site.device())
  await logIn(home, 'saerom92', '/edu/offline/done')
  const { text } = await saveCertificate(home, home.context())
  expect(text.replaceAll(' ', '')).toContain(SAEROM.name)
  const employee = await pageOn(site.device())
  await first.logIn(employee)
  await expect.poll(() => missingItems(employee), { timeout: 180_000, interval: 10_000 }).toEqual(LEFT_TO_DO)
})
