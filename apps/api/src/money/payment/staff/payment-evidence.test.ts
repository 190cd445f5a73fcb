import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { openPaymentEvidence } from '@hygiene/contracts/money/payment/staff/open-payment-evidence'
import { addCourse, addEnrolment, addPerson, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEvidence } from '../../../testing/evidence.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let finance: ContractClient
let token: string

beforeAll(async () => {
  api = await startTestApi()
  ;({ client: finance, token } = await logInStaff(api, 'paper1', 'finance'))
})
afterAll(() => api.stop())

async function enteredOrders() {
  const { db } = api.database
  const course = await addCourse(db)
  const person = await addPerson(db, { userId: 'paper' })
  const { applicationNo, memberNo } = await addEnrolment(db, person, course)
  const order = { applicationNo, memberNo, paymentType: 5 as const, orderName: '교육', amountWon: 36_000 }
  const at = new Date('2026-11-20T01:00:00Z')
  const create = async (paymentId: string, status: 'paid' | 'cancelled') =>
    db.payment.create({ data: { ...order, paymentId, status, createdAt: at, paidAt: at } })
  const one = await create('paperOrder0001', 'paid')
  const other = await create('paperOrder0002', 'cancelled')
  const fileNo = await addEvidence(finance)
  await db.storedFile.update({ where: { fileNo }, data: { ownerKind: 'payment', ownerNo: one.paymentNo } })
  return { one, other, fileNo, memberNo }
}

describe('the evidence of a staff payment', () => {
  it('sends the evidence as an attachment, logs the download and requires its own order', async () => {
    const { one, other, fileNo, memberNo } = await enteredOrders()
    const open = async (paymentNo: number) =>
      fetch(`${api.client.origin}${openPaymentEvidence.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          [CSRF_HEADER]: CSRF_VALUE,
        },
        body: JSON.stringify({ paymentNo, fileNo }),
      })
    const found = await open(one.paymentNo)
    expect(found.headers.get('content-disposition')).toMatch(/^attachment/)
    const where = { operation: 'openPaymentEvidence', subjectKind: 'payment', subjectNo: one.paymentNo }
    expect(await api.database.db.auditEntry.findMany({ where })).toMatchObject([{ memberNo }])
    expect(await (await open(other.paymentNo)).json()).toMatchObject({ code: -2504 })
    expect(await (await open(2_000_000)).json()).toMatchObject({ code: -2400 })
  })
})
