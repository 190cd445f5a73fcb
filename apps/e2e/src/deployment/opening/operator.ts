import { PASSWORD } from '@hygiene/testing/drive/known-logins'
import type { BrowserContext, Page } from 'playwright-core'
import { proveOneself, type Somebody, writeNewPassword } from '../../steps/account.ts'
import { agreeToPay, goToApplicant, goToConfirmation, type Place, writePlace } from '../../steps/apply.ts'
import { savePdf } from '../../steps/documents.ts'
import { answerSurvey, proveIdentity } from '../../steps/examine.ts'
import { fillLogin } from '../../steps/log-in.ts'
import { payInWindow, seeResult } from '../../steps/pay.ts'
import { answerPrompt, press } from '../../steps/prompts.ts'
import { endSheet, finishLastLecture, startPlaying, watchUntil } from '../../steps/study.ts'
import { answerAll } from './examination.ts'

export async function signUp(page: Page, who: Somebody, userId: string): Promise<void> {
  await page.goto('/sign/up?rUrl=%2Fmain')
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await press(page, '다음: 본인확인')
  await proveOneself(page, 'admin', who)
  await page.getByRole('heading', { name: '본인확인을 마쳤습니다' }).waitFor()
  await press(page, '다음: 아이디·비밀번호')
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await press(page, '중복 확인')
  await page.getByText(`${userId}: 사용하실 수 있는 아이디입니다.`).waitFor()
  await writeNewPassword(page, '비밀번호', PASSWORD)
  await press(page, '가입하기')
  await page.waitForURL((url) => url.pathname === '/main')
}

/** Types the place by hand, because the register of businesses has not been read on the first day. */
export async function applyAndPay(page: Page, place: Place): Promise<void> {
  await page.goto('/main')
  await page.getByRole('region', { name: '기존 영업자' }).getByRole('link', { name: '일반음식점' }).click()
  await writePlace(page, place)
  await goToApplicant(page)
  await goToConfirmation(page)
  await agreeToPay(page, '카드')
  await payInWindow(page, '결제하기')
  await seeResult(page, '결제가 끝났습니다')
}

async function openLecture(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: /\d강 (이어 )?듣기/ })
    .first()
    .click()
  return opening
}

export async function study(page: Page, lectures: number, interrupt: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: '바로 수강하기' }).click()
  const lecture = await openLecture(page)
  const closed = lecture.waitForEvent('close', { timeout: 0 })
  await startPlaying(lecture)
  await watchUntil(lecture, 8)
  await interrupt()
  for (let next = 2; next <= lectures; next += 1) {
    // Waits for the right sheet: the one before is still shown while the next lecture opens.
    await endSheet(lecture).getByText(`다음: ${next}강`).waitFor()
    await endSheet(lecture).getByRole('button', { name: '다음 강의 듣기' }).click()
  }
  await finishLastLecture(lecture)
  await closed
  await page.bringToFront()
  await page.waitForURL((url) => url.pathname === '/edu/study/survey')
}

export async function passExamination(page: Page): Promise<void> {
  await answerSurvey(page)
  await proveIdentity(page, 'admin')
  await answerAll(page)
  await press(page, '제출하기')
  await page.getByText('축하합니다. 합격하셨습니다.').waitFor()
  await page.getByRole('link', { name: '수료증 보러 가기' }).click()
}

export async function saveCertificate(
  page: Page,
  device: BrowserContext,
): Promise<{ bytes: Buffer; text: string }> {
  const opening = device.waitForEvent('page')
  await page.getByRole('link', { name: /수료증 출력/ }).click()
  const paper = await opening
  const saved = await savePdf(paper)
  await paper.close()
  return saved
}

export async function continueOnPhone(phone: Page, userId: string): Promise<void> {
  await phone.goto('/sign/in')
  await fillLogin(phone, userId)
  await answerPrompt(phone, '이미 다른 곳에서 접속 중입니다.', '끊고 로그인')
  await phone.waitForURL((url) => url.pathname === '/main')
}

export async function takePrintCode(phone: Page): Promise<string> {
  await phone.goto('/edu/completed')
  const opening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: /수료증 출력/ }).click()
  const paper = await opening
  await paper.getByRole('button', { name: '지회 출력 코드 받기' }).click()
  const code = await paper.getByText(/^\d{3} \d{3}$/u).innerText()
  await paper.close()
  return code
}
