import { addEmployee, addEnrolment, addPerson } from '@hygiene/testing'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { inspectScreen } from '../steps/inspect-screen.ts'
import { press } from '../steps/prompts.ts'
import { logInAsStaff } from '../steps/staff.ts'
import { logIn } from '../steps/log-in.ts'
import { addYearlyCourse, SAMPLE } from '../environment/people.ts'
import { useEnvironment } from '../environment/use-environment.ts'

let okjaNo = 0
let okjasEnrolmentNo = 0
const journey = useEnvironment(async ({ db }) => {
  const course = await addYearlyCourse(db, [SAMPLE])
  const okja = await addPerson(db, { userId: 'okja57', name: '정옥자', phone: '01023456793' })
  okjaNo = okja.memberNo
  const { enrolmentNo } = await addEnrolment(db, okja, course, { status: 'surveyed', appliedAt: new Date() })
  okjasEnrolmentNo = enrolmentNo
  await db.identityCheck.create({
    data: {
      identityVerificationId: 'refused-okja',
      enrolmentNo,
      loginNo: randomUUID(),
      requestedAt: new Date(),
      refusedReason: 'otherPerson',
    },
  })
  for (const loginId of ['caller1', 'caller2', 'caller3', 'caller4'])
    await addEmployee(db, { loginId, name: '박상담' })
})

it('sends «본인확인이 안 돼요» callers the link within ten seconds by keyboard alone', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'caller1')
  const begun = Date.now()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('6793')
  await page.getByText('정*자').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `회원 ${okjaNo}` }).waitFor()
  await page.getByText('본인확인 막힘').waitFor()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: '문자로 보내기' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('평가 전 본인확인 링크를 문자로 보냈습니다.').waitFor()
  const seconds = (Date.now() - begun) / 1000
  console.info(`«본인확인이 안 돼요»: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
  await expect
    .poll(() =>
      journey.environment.db.message.findMany({ where: { memberNo: okjaNo }, select: { kind: true } }),
    )
    .toEqual([{ kind: 'nextScreen' }])
})

it('opens a masked field by keyboard after one reason until the case is closed', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'caller2', `/staff/members/${okjaNo}`)
  await page.getByText('본인확인 막힘').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByRole('button', { name: '휴대전화 보기' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('3')
  await page.keyboard.type('평가에서 본인확인이 안 된다고 함')
  await page.keyboard.press('Enter')
  await page.getByText('010-2345-6793').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('q')
  await page.getByText('상담을 닫고 다시 가렸습니다.').waitFor()
  expect(await page.getByText('010-2345-6793').count()).toBe(0)
  await page.keyboard.press('e')
  await page.getByRole('dialog').waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('finds step, last error and next screen by the code on the caller’s screen', async () => {
  const owner = await journey.phone()
  await logIn(owner, 'okja57', '/user/page')
  await press(owner, '상담 코드 보기')
  const code = owner.getByText(/^\d{3} \d{3}$/)
  await code.waitFor()

  const page = await journey.admin()
  await logInAsStaff(page, 'caller3')
  const begun = Date.now()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.getByRole('heading', { name: '상담 코드' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.keyboard.type((await code.innerText()).replace(' ', ''))
  await page.keyboard.press('Enter')
  await page.getByText('이 회원', { exact: true }).waitFor()
  await page.getByText('휴대전화 명의와 회원 이름이 다름.').first().waitFor()
  const seconds = (Date.now() - begun) / 1000
  console.info(`상담 코드: ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
  await page.goto('/staff/support-code')
  await page.getByRole('heading', { name: '상담 코드' }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
})

it('finds an enrolment by number and corrects the record with a reason by keyboard', async () => {
  const page = await journey.admin()
  await logInAsStaff(page, 'caller4')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(okjasEnrolmentNo))
  await page.getByRole('option', { name: new RegExp(`${okjasEnrolmentNo}.*정\\*자`) }).waitFor()
  await page.goto(new URL(`/staff/enrolments/${okjasEnrolmentNo}`, page.url()).href)
  await page.getByRole('heading', { name: `수강 신청 건 ${okjasEnrolmentNo}` }).waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.keyboard.press('e')
  await page.getByRole('dialog').waitFor()
  expect(await inspectScreen(page)).toEqual([])
  await page.getByLabel(/^업소명/).fill('옥자네 분식')
  await page.getByLabel('사유').fill('영업신고증과 다름')
  await page.keyboard.press('Enter')
  await page.getByText('신청 건을 수정했습니다.').waitFor()
  await page.getByText('옥자네 분식').waitFor()
})
