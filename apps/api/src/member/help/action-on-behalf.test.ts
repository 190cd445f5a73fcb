import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { logout } from '@hygiene/contracts/member/login/logout'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { endHelp } from '@hygiene/contracts/member/help/end-help'
import { listHelpActions } from '@hygiene/contracts/member/help/list-help-actions'
import { repairLogin } from '@hygiene/contracts/member/help/repair-login'
import { HELP_HEADER } from '@hygiene/contracts/kit/envelope'
import { changePassword } from '@hygiene/contracts/member/account/change-password'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { updateMember } from '@hygiene/contracts/member/account/update-member'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { cancelApplication } from '@hygiene/contracts/education/enrolment/cancel-application'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { cancelPayment } from '@hygiene/contracts/money/refund/cancel-payment'
import { confirmPayment } from '@hygiene/contracts/money/settlement/confirm-payment'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { addEmployee, addEnrolment, addIdentityCheck, interleave, type TaughtCourse } from '@hygiene/testing'
import { openPaymentScenario, type PaymentScenario } from '@hygiene/testing/scenarios/payment-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addHelpPair, type HelpPair } from '../../testing/help.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: PaymentScenario
let api: PaymentScenario['api']
let course: TaughtCourse
let pair: HelpPair
let helpNo: number
beforeAll(async () => {
  scenario = await openPaymentScenario(startTestApi)
  ;({ api, course } = scenario)
})
afterAll(() => scenario.stop())
beforeEach(async () => {
  api.clock.set('2026-11-22T10:12:00+09:00')
  pair = await addHelpPair(api)
  helpNo = await pair.agree()
})

const place = (number: number) => ({
  onlineApplication: {
    industryType: 1 as const,
    licenseNumber: `2019-0${helpNo}-${String(number).padStart(4, '0')}`,
    businessName: '솔밭분식',
    representative: '한미자',
    sidoCode: '4100000000',
    address: '경기도 수원시 팔달구 가상로 12',
    positionType: 1 as const,
    phone: pair.owner.phone,
    privacyConsent: true as const,
  },
})
const log = async (client = pair.helper) =>
  (await client.call(listHelpActions, { helpNo })).entity.list.map(({ action, subject, isDone }) => ({
    action,
    subject,
    isDone,
  }))

describe('a helper acting for an owner', () => {
  it('shows the owner’s records with the header and the helper’s own without', async () => {
    await addEnrolment(api.database.db, pair.owner, course)
    expect((await pair.onBehalf(helpNo, fetchUser, {})).entity.name).toBe('한미자')
    expect((await pair.onBehalf(helpNo, listOnlineEnrolments, {})).entity.list).toHaveLength(1)
    expect((await pair.helper.call(fetchUser, {})).entity.name).toBe('박지훈')
    expect((await pair.helper.call(listOnlineEnrolments, {})).entity.list).toEqual([])
  })

  it('applies for the owner and shows the action in both people’s log', async () => {
    const { entity } = await pair.onBehalf(helpNo, applyOnline, place(1))
    const enrolment = await api.database.db.onlineEnrolment.findUniqueOrThrow({
      where: { enrolmentNo: entity.enrolmentNo },
    })
    expect(enrolment).toMatchObject({ memberNo: pair.owner.memberNo, userName: '한미자' })
    const applied = [{ action: 'apply', subject: '솔밭분식', isDone: true }]
    expect(await log()).toEqual(applied)
    expect(await log(await api.logIn(pair.owner.userId))).toEqual(applied)
  })

  it('pays for the owner and cancels an unpaid application', async () => {
    const first = (await pair.onBehalf(helpNo, applyOnline, place(1))).entity
    await pair.onBehalf(helpNo, cancelApplication, { enrolmentNo: first.enrolmentNo })
    const { applicationNo } = (await pair.onBehalf(helpNo, applyOnline, place(2))).entity
    const order = await pair.onBehalf(helpNo, openOrder, { applicationNo, paymentType: 1 })
    const { paymentId } = order.entity
    await scenario.sandbox.control(`/payments/${paymentId}/approve`)
    const paid = await pair.onBehalf(helpNo, confirmPayment, { paymentId })
    expect(paid.entity.status).toBe('paid')
    const payment = await api.database.db.payment.findUniqueOrThrow({ where: { paymentId } })
    expect(payment.memberNo).toBe(pair.owner.memberNo)
    expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'pay 솔밭분식',
      'order 솔밭분식',
      'apply 솔밭분식',
      'cancel 솔밭분식',
      'apply 솔밭분식',
    ])
  })

  it('logs nothing of a refused action and an unfinished action as begun', async () => {
    expect((await pair.onBehalf(helpNo, cancelApplication, { enrolmentNo: 999 })).refusal).toBe(
      'ENROLMENT_NOT_FOUND',
    )
    expect(await log()).toEqual([])
    await api.database.db.helpAction.updateMany({ where: { helpNo }, data: { isDone: null } })
    expect(await log()).toEqual([{ action: 'cancel', subject: '', isDone: false }])
  })

  it.each([
    ['changePassword', changePassword, { userPw: 'x', newUserPw: 'Qv7!mxw2Lr' }],
    ['updateMember', updateMember, { marketingConsent: 1 as const }],
    ['readMyPage', readMyPage, {}],
    ['openAttempt', openAttempt, { enrolmentNo: 1 }],
    ['endHelp', endHelp, { helpNo: 1 }],
  ] as const)('refuses %s in words', async (_name, contract, input) => {
    const answer = await pair.onBehalf(helpNo, contract, input)
    expect(answer.refusal).toBe('HELP_OWN_ACTION')
    expect(answer.message).toMatch(/본인만 하실 수 있습니다/)
  })

  it('refuses the test of a course that needs nothing else', async () => {
    const enrolment = await addEnrolment(api.database.db, pair.owner, course, { status: 'surveyed' })
    await addIdentityCheck(api.database.db, enrolment, api.clock.now())
    const { enrolmentNo } = enrolment
    expect((await pair.onBehalf(helpNo, openAttempt, { enrolmentNo })).refusal).toBe('HELP_OWN_ACTION')
    expect(await api.database.db.examAttempt.count({ where: { enrolmentNo } })).toBe(0)
  })

  it('refuses a helper’s refund to a bank account', async () => {
    const enrolment = await addEnrolment(api.database.db, pair.owner, course, { status: 'paid' })
    const { applicationNo } = enrolment
    const { paymentNo } = await api.database.db.payment.findFirstOrThrow({ where: { applicationNo } })
    const refundAccount = { bank: '004', accountNumber: '30101234567', holder: '박지훈' }
    const cancelled = await pair.onBehalf(helpNo, cancelPayment, { paymentNo, reason: '변심', refundAccount })
    expect(cancelled.refusal).toBe('HELP_REFUND_ACCOUNT')
    expect(await api.database.db.refund.count({ where: { paymentNo } })).toBe(0)
  })

  it('sends the owner’s login repair to the owner’s number only', async () => {
    expect((await pair.onBehalf(helpNo, repairLogin, {})).entity).toEqual({})
    const where = { memberNo: pair.owner.memberNo, kind: 'loginRepair' as const }
    expect(await api.database.db.message.count({ where })).toBe(1)
    expect((await pair.onBehalf(helpNo, repairLogin, {})).refusal).toBe('LINK_TOO_OFTEN')
    expect((await pair.helper.call(repairLogin, {})).status).toBe(400)
  })

  it('opens the owner’s document only by an address that names the help', async () => {
    const owner = await api.logIn(pair.owner.userId)
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const file = { field: 'file', name: '수료증.pdf', type: 'application/pdf', bytes }
    const { fileNo } = (await owner.call(uploadFile, {}, { files: [file] })).entity
    const open = (query: object) => pair.helper.call(downloadFile, { fileNo, ...query })
    await expect(open({ helpNo })).rejects.toThrow(SyntaxError)
    expect((await open({})).refusal).toBe('FILE_NOT_FOUND')
    expect((await open({ helpNo: helpNo + 1 })).refusal).toBe('HELP_OVER')
  })

  it('logs the helper out of the own login and not of the owner’s', async () => {
    const owner = await api.logIn(pair.owner.userId)
    await pair.onBehalf(helpNo, logout, { applicationId: 'edu' })
    expect((await owner.call(fetchUser, {})).entity.name).toBe('한미자')
    expect((await pair.helper.call(fetchUser, {})).refusal).toBe('SESSION_EXPIRED')
  })
})

describe('a refused call on behalf', () => {
  it('refuses with a sentence a call after the owner ended the help in the middle', async () => {
    const { entity } = await pair.onBehalf(helpNo, applyOnline, place(1))
    const owner = await api.logIn(pair.owner.userId)
    await owner.call(endHelp, { helpNo })
    const next = await pair.onBehalf(helpNo, openOrder, {
      applicationNo: entity.applicationNo,
      paymentType: 1,
    })
    expect(next.refusal).toBe('HELP_OVER')
    expect(next.message).toMatch(/돕기가 끝났/)
    expect(await api.database.db.payment.count({ where: { applicationNo: entity.applicationNo } })).toBe(0)
    expect(await log()).toHaveLength(1)
  })

  it('refuses a call after the helper’s end, the year’s end or the owner’s leave or dormancy', async () => {
    const view = () => pair.onBehalf(helpNo, fetchUser, {})
    const { db } = api.database
    const where = { memberNo: pair.owner.memberNo }
    for (const gone of [{ dormantAt: new Date() }, { withdrawnAt: new Date() }]) {
      await db.member.update({ where, data: gone })
      expect((await view()).refusal).toBe('HELP_OVER')
      await db.member.update({ where, data: { dormantAt: null, withdrawnAt: null } })
    }
    expect((await view()).refusal).toBeNull()
    api.clock.set('2027-01-01T00:00:00+09:00')
    pair.helper = await api.logIn(pair.child.userId)
    expect((await view()).refusal).toBe('HELP_OVER')

    const other = await addHelpPair(api)
    const second = await other.agree()
    await other.helper.call(endHelp, { helpNo: second })
    expect((await other.onBehalf(second, fetchUser, {})).refusal).toBe('HELP_OVER')
  })

  it('refuses a call before the owner agreed and after a refusal', async () => {
    const other = await addHelpPair(api)
    await other.ask()
    const asked = await api.database.db.help.findFirstOrThrow({ where: { ownerNo: other.owner.memberNo } })
    expect((await other.onBehalf(asked.helpNo, fetchUser, {})).refusal).toBe('HELP_OVER')
    await other.answer('refuse')
    expect((await other.onBehalf(asked.helpNo, fetchUser, {})).refusal).toBe('HELP_OVER')
  })

  it('refuses a call for another helper’s owner and for the owner themselves', async () => {
    const other = await addHelpPair(api)
    await other.agree()
    expect((await other.onBehalf(helpNo, fetchUser, {})).refusal).toBe('HELP_OVER')
    const owner = await api.logIn(pair.owner.userId)
    const headers = { [HELP_HEADER]: String(helpNo) }
    expect((await owner.call(fetchUser, {}, { headers })).refusal).toBe('HELP_OVER')
    expect((await api.client.call(fetchUser, {}, { headers })).refusal).toBe('LOGIN_REQUIRED')
  })

  it.each(['0', '-1', '1.5', 'x', '9999999999', '1 or 1=1'])(
    'refuses a call with the number «%s»',
    async (number) => {
      expect((await pair.onBehalf(number, fetchUser, {})).refusal).toBe('HELP_OVER')
    },
  )

  it('refuses a call by an employee in the helper’s account', async () => {
    const { db } = api.database
    const where = { memberNo: pair.child.memberNo, endedAt: null }
    const { employeeNo } = await addEmployee(db, { loginId: `admin${helpNo}` })
    await db.login.updateMany({ where, data: { linkedEmployeeNo: employeeNo, linkReason: '전화 문의' } })
    expect((await pair.onBehalf(helpNo, fetchUser, {})).refusal).toBe('HELP_OWN_ACTION')
  })

  it('refuses an action when the end of the help comes first by an instant', async () => {
    const before = await api.database.db.onlineEnrolment.count()
    const outcome = await interleave(
      api.database,
      (db) => db.help.update({ where: { helpNo }, data: { endedAt: api.clock.now(), endedByOwner: true } }),
      () => pair.onBehalf(helpNo, applyOnline, place(2)),
    )
    expect(outcome.refusal).toBe('HELP_OVER')
    expect(await api.database.db.onlineEnrolment.count()).toBe(before)
  })
})

it('shows a log to its two people only', async () => {
  const other = await addHelpPair(api)
  const theirs = await other.agree()
  await pair.onBehalf(helpNo, applyOnline, place(3))
  expect((await other.helper.call(listHelpActions, { helpNo })).refusal).toBe('HELP_GONE')
  expect((await other.onBehalf(theirs, listHelpActions, { helpNo })).refusal).toBe('HELP_GONE')
  expect((await pair.onBehalf(helpNo, listHelpActions, { helpNo })).entity.list).toHaveLength(1)
})
