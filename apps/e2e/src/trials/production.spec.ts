import { addLicence, EICAR, PASSWORD, totpCode } from '@hygiene/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { proveOneself, type Somebody, writeNewPassword } from '../steps/account.ts'
import type { Place } from '../steps/apply.ts'
import { savePdf } from '../steps/documents.ts'
import { payInWindow, seeResult } from '../steps/pay.ts'
import { press } from '../steps/prompts.ts'
import { readPdfQr, readShownQr } from '../steps/read-qr.ts'
import { giveCode, giveStaffPassword, openPlace } from '../steps/staff.ts'
import { applyOnline, passExamination, studyOnlyLecture } from '../steps/whole-path.ts'
import { PHONE } from '../town/browser.ts'
import { addYearlyCourse, logIn, SAMPLE } from '../town/people.ts'
import { useTrialTown } from './trial-town.ts'

const YOUNGJA: Somebody = { name: '김영자', birth: '19600312', phone: '01077770009' }
const PLACE: Place = { businessName: '영자네 밥상', licenceNo: '20190012345', representative: '김영자' }
const town = useTrialTown()

beforeAll(async () => {
  await addYearlyCourse(town.db, [SAMPLE])
  await addLicence(town.db, {
    licenceNo: PLACE.licenceNo,
    businessName: PLACE.businessName,
    representativeName: PLACE.representative,
  })
})

async function signUp(page: Page): Promise<void> {
  await page.goto('/sign/up?rUrl=%2Fmain')
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await press(page, '다음: 본인확인')
  await proveOneself(page, 'desk', YOUNGJA)
  await page.getByRole('heading', { name: '본인확인을 마쳤습니다' }).waitFor()
  await press(page, '다음: 아이디·비밀번호')
  await page.getByLabel('아이디', { exact: true }).fill('youngja60')
  await press(page, '중복 확인')
  await page.getByText('youngja60: 사용하실 수 있는 아이디입니다.').waitFor()
  await writeNewPassword(page, '비밀번호', PASSWORD)
  await press(page, '가입하기')
  await page.waitForURL((url) => url.pathname === '/main')
}

async function openPaper(page: Page, device: BrowserContext): Promise<Page> {
  const opening = device.waitForEvent('page')
  await page.getByRole('link', { name: /수료증 출력/ }).click()
  return opening
}

it('an operator joins, applies, pays, studies, is tested and takes the certificate by TLS', async () => {
  const device = await town.device()
  const page = await device.newPage()
  await signUp(page)
  const session = (await device.cookies()).filter(({ httpOnly }) => httpOnly)
  expect(session.map(({ secure }) => secure)).not.toContain(false)

  await applyOnline(page, PLACE)
  await payInWindow(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
  await studyOnlyLecture(page, 'desk')
  await passExamination(page, town.db, 'desk')
  const { bytes, text } = await savePdf(await openPaper(page, device))
  const { certificateNumber, verificationNumber } = await town.db.certificate.findFirstOrThrow()
  expect(text).toContain(certificateNumber)

  const stranger = await (await town.device()).newPage()
  const symbol = readPdfQr(bytes)
  expect(symbol).toMatch(new RegExp(`^${town.url}/verify/${verificationNumber}#`, 'u'))
  await stranger.goto(symbol)
  await stranger.getByRole('main').getByText('진본이며 유효합니다').waitFor()
})

it('a branch prints the certificate by its code, after the first login of a new employee', async () => {
  const device = await town.device(PHONE)
  const page = await device.newPage()
  await logIn(page, 'youngja60', '/edu/completed')
  const paper = await openPaper(page, device)
  await paper.getByRole('button', { name: '지회 출력 코드 받기' }).click()
  const code = await paper.getByText(/^\d{3} \d{3}$/u).innerText()

  const desk = await (await town.device()).newPage()
  await giveStaffPassword(desk, 'first2026')
  const address = new URL(await readShownQr(desk.getByRole('img', { name: '인증 앱에 등록할 QR 코드' })))
  await giveCode(desk, totpCode(new Date(), 0, address.searchParams.get('secret') ?? ''))
  await openPlace(desk, '출력 코드')
  await desk.getByLabel('출력 코드').fill(code)
  await desk.getByRole('button', { name: '수료증 열기' }).click()
  const printed = desk.getByRole('link', { name: '수료증 인쇄하기 (새 창)' })
  await printed.waitFor()
  expect(await printed.getAttribute('href')).toMatch(new RegExp(`^blob:${town.url}/`, 'u'))
})

it('a file with a virus is refused, and one without is taken', async () => {
  const page = await (await town.device()).newPage()
  await logIn(page, 'youngja60', '/info/inquiry/write')
  const send = async (name: string, words: string): Promise<void> => {
    const buffer = Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await send('약도.pdf', '')
  await expect.poll(() => town.db.storedFile.count({ where: { name: '약도.pdf', state: 'ready' } })).toBe(1)
  await send('바이러스.pdf', EICAR)
  await page.getByText('파일에서 악성코드가 발견되어 올릴 수 없습니다.', { exact: false }).first().waitFor()
  expect(await town.db.storedFile.count({ where: { name: '바이러스.pdf' } })).toBe(0)
})
