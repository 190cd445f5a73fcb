import { addEnrolment, addOldRecord, addPerson, PASSWORD } from '@hygiene/testing'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { codeSentTo, proveOneself, writeNewPassword } from '../steps/account.ts'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { answerPrompt, press } from '../steps/prompts.ts'
import { setTextSize } from '../steps/visit.ts'
import { fillLogin, logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

const NEW_PHONE = '01055551111'

const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  await addPerson(db, { userId: 'youngja60', name: '김영자', birth: '19600312', phone: '01023456781' })
  const yongsik = await addPerson(db, { userId: 'yongsik52', name: '오용식', birth: '19520606' })
  await addOldRecord(db, yongsik, { outnumber: '2017-0312', isNew: true, endedOn: '2017-03-21' })
  const studying = await addPerson(db, { userId: 'sunhee61', name: '이순희', birth: '19610521' })
  await addEnrolment(db, studying, course, { status: 'paid' })
  await addPerson(db, { userId: 'chunja55', name: '전춘자', birth: '19550101' })
  await addPerson(db, { userId: 'leaver01', name: '나감순', birth: '19590909' })
})

const memberOf = (userId: string) => journey.environment.db.member.findUniqueOrThrow({ where: { userId } })

it('changes contact and consents and marks the current login', async () => {
  const page = await journey.phone()
  await logIn(page, 'youngja60', '/user/page')
  await page.getByText('이 접속').waitFor()
  await page.getByLabel('이메일').fill('youngja')
  await press(page, '연락처 저장')
  await page.getByText('이메일 주소를 다시 확인해주세요.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])

  await page.getByLabel('이메일').fill('youngja@example.com')
  await press(page, '연락처 저장')
  await page.getByText('연락처를 저장했습니다.').waitFor()
  await page.getByRole('checkbox', { name: '교육 소식과 행사 안내 받기에 동의합니다' }).click()
  await page.getByText('동의를 저장했습니다.').waitFor()
  const { email, marketingAgreedAt, thirdPartyAgreedAt } = await memberOf('youngja60')
  expect([email, thirdPartyAgreedAt]).toEqual(['youngja@example.com', null])
  expect(marketingAgreedAt).not.toBeNull()
})

it('changes a phone number by password and code and another by verification', async () => {
  const page = await journey.admin()
  await logIn(page, 'yongsik52', '/user/page/phone')
  await page.getByLabel('현재 비밀번호').fill('Wrong!26')
  await page.getByLabel('새 휴대전화 번호').fill('010-5555-1111')
  await press(page, '인증번호 받기')
  await page.getByLabel('인증번호', { exact: true }).fill('999')
  await press(page, '번호 바꾸기')
  await page.getByText('문자로 받은 인증번호 6자리를 입력해주세요.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('인증번호', { exact: true }).fill(await codeSentTo(journey.environment, NEW_PHONE))
  await press(page, '번호 바꾸기')
  await page.getByText('현재 비밀번호가 올바르지 않습니다.').first().waitFor()
  expect((await memberOf('yongsik52')).phone).not.toBe(NEW_PHONE)
  await page.getByText('인증번호를 확인했습니다.').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await press(page, '번호 바꾸기')
  await answerPrompt(page, '휴대전화 번호를 010-5555-1111로 바꿨습니다.')
  await page.waitForURL((url) => url.pathname === '/user/page')
  expect((await memberOf('yongsik52')).phone).toBe(NEW_PHONE)

  await page.goto('/user/page/identity')
  await proveOneself(page, 'admin', { name: '다른이', birth: '19700101', phone: '01066665555' })
  await page.getByText('가입하신 본인과 다른 분의 본인확인입니다.').waitFor()
  await page.reload()
  await proveOneself(page, 'admin', { name: '오용식', birth: '19520606', phone: '01066665555' })
  await answerPrompt(page, '오용식 님의 정보를')
  await page.getByText('010-6666-5555').waitFor()
})

it('requires the current password for a new one', async () => {
  const page = await journey.admin()
  await logIn(page, 'chunja55', '/user/page/pw')
  await page.getByLabel('현재 비밀번호').fill('Wrong!26')
  await writeNewPassword(page, '새 비밀번호', 'Dolsot!75')
  await press(page, '비밀번호 바꾸기')
  await page.getByText('현재 비밀번호가 올바르지 않습니다.').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await writeNewPassword(page, '새 비밀번호', 'Noodle!75')
  await press(page, '비밀번호 바꾸기')
  await page.getByText('많은 사람이 쓰는 단어가 들어 있어').first().waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await writeNewPassword(page, '새 비밀번호', 'Kimbap!82')
  await press(page, '비밀번호 바꾸기')
  await page.getByText('다른 곳에서 유출된 적이 있는 비밀번호라').first().waitFor()
  await writeNewPassword(page, '새 비밀번호', 'Dolsot!75')
  await press(page, '비밀번호 바꾸기')
  await answerPrompt(page, '비밀번호를 바꿨습니다.')
  await page.waitForURL((url) => url.pathname === '/user/page')
  expect((await memberOf('chunja55')).passwordChangedAt).not.toBeNull()
})

it('prints a certificate of the old system on one page', async () => {
  const page = await journey.phone()
  await logIn(page, 'yongsik52', '/edu/completed')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /2017년.*수료증 출력/ }).click()
  const opened = await opening
  await opened.getByText('제 2017-0312 호').waitFor()
  for (const text of ['오용식', '1952년 6월 6일', '신규 영업자', '6시간', '2017년 3월 21일']) {
    await opened.getByRole('article').getByText(text).first().waitFor()
  }
  expect(await inspectScreen(opened)).toEqual([])
  expect(await opened.title()).toBe('수료증_오용식_2017')

  await setTextSize(opened, 'largest')
  await press(opened, '인쇄')
  const printed = () =>
    journey.environment.db.oldEducation.findUniqueOrThrow({ where: { outnumber: '2017-0312' } })
  await expect.poll(async () => (await printed()).printedAt).not.toBeNull()
  const paper = await opened.pdf({ preferCSSPageSize: true, printBackground: true })
  expect((await getDocumentProxy(new Uint8Array(paper))).numPages).toBe(1)
  await opened.close()
  await page.reload()
  await page.getByText('출력함').waitFor()
})

it('refuses withdrawal with a paid course and shows a leaving member which records are kept', async () => {
  const page = await journey.phone()
  await logIn(page, 'sunhee61', '/user/page')
  await press(page, '회원 탈퇴하기')
  const sheet = page.getByRole('dialog', { name: '회원 탈퇴' })
  await sheet.getByText('접속 기록').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await sheet.getByLabel('비밀번호').fill(PASSWORD)
  await sheet.getByRole('button', { name: '탈퇴하기' }).click()
  await answerPrompt(page, '정말 탈퇴하시겠습니까?', '탈퇴하기')
  await answerPrompt(page, '아직 끝나지 않은 교육이나 결제가 있습니다.')

  const other = await journey.phone()
  await logIn(other, 'leaver01', '/user/page')
  await press(other, '회원 탈퇴하기')
  const last = other.getByRole('dialog', { name: '회원 탈퇴' })
  await last.getByLabel('비밀번호').fill(PASSWORD)
  await last.getByRole('button', { name: '탈퇴하기' }).click()
  await answerPrompt(other, '정말 탈퇴하시겠습니까?', '탈퇴하기')
  await answerPrompt(other, '탈퇴하셨습니다.')
  await other.waitForURL((url) => url.pathname === '/main')
  await other.goto('/sign/in')
  await fillLogin(other, 'leaver01')
  await other.getByText('등록되지 않은 아이디입니다.').waitFor()
})
