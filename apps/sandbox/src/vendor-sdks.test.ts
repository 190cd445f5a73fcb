import { PortOneClient } from '@portone/server-sdk'
import { SolapiMessageService } from 'solapi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEnvironment, type Environment } from './testing/open-environment.ts'

type Sent = { call: string; body: unknown }

let environment: Environment
let sent: Sent[]

/**
 * Runs the vendors' packages and ours on the same wire. Solapi's package fixes its server address, so its calls are redirected
 * here.
 */
beforeEach(async () => {
  environment = await openEnvironment()
  sent = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const url = new URL(String(input).replace('https://api.solapi.com', environment.baseUrl))
    if (url.origin === environment.baseUrl && !url.pathname.startsWith('/control')) {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      sent.push({ call: `${init?.method ?? 'GET'} ${url.pathname}${url.search}`, body })
    }
    return fetch(url, init)
  })
})
afterEach(() => environment.close())

const portOne = () =>
  PortOneClient({
    secret: environment.client.apiSecret,
    storeId: environment.client.storeId,
    baseUrl: environment.baseUrl,
  })
const approve = (paymentId: string, body: object) =>
  environment.control(`/control/payments/${paymentId}/approve`, body)
const taken = (): Sent[] => JSON.parse(JSON.stringify(sent.splice(0)))

describe("PortOne's own SDK", () => {
  it('reads the payments of the sandbox with PortOne’s SDK like our client', async () => {
    await approve('sdk1', { method: 'CARD', amountWon: 36_000 })
    const theirs = await portOne().payment.getPayment({
      paymentId: 'sdk1',
      storeId: environment.client.storeId,
    })
    const ours = await environment.payments.fetchPayment('sdk1')
    expect(theirs).toMatchObject({ status: 'PAID', amount: { total: ours?.amountWon, paid: 36_000 } })
    const [first, second] = taken()
    expect(first?.call).toBe(second?.call)
  })

  it('sends the same request as our client to lock an amount', async () => {
    await portOne().payment.preRegisterPayment({ paymentId: 'sdk2', totalAmount: 36_000, currency: 'KRW' })
    await environment.payments.preRegister('sdk2', { amountWon: 36_000, taxFreeWon: null })
    const [theirs, ours] = taken()
    expect(ours).toEqual(theirs)
  })

  it('sends the same refund request as our client and reads the response', async () => {
    for (const paymentId of ['sdk3', 'sdk4']) await approve(paymentId, { method: 'CARD', amountWon: 36_000 })
    const theirs = await portOne().payment.cancelPayment({
      paymentId: 'sdk3',
      amount: 12_000,
      currentCancellableAmount: 36_000,
      reason: '교육 취소',
      requester: 'CUSTOMER',
    })
    expect(theirs.cancellation).toMatchObject({ status: 'SUCCEEDED', totalAmount: 12_000 })
    const ours = await environment.payments.cancel({
      paymentId: 'sdk4',
      amountWon: 12_000,
      currentCancellableWon: 36_000,
      reason: '교육 취소',
      requester: 'CUSTOMER',
      idempotencyKey: 'refund-of-payment-sdk4',
    })
    expect(ours).toMatchObject({ outcome: 'done' })
    const calls = taken()
    expect(calls[1]?.body).toEqual(calls[0]?.body)
  })

  it('sends the same request as our client to close an account', async () => {
    for (const paymentId of ['sdk5', 'sdk6'])
      await environment.control('/control/payments', { payments: [awaited(paymentId)] })
    await portOne().payment.closeVirtualAccount({ paymentId: 'sdk5', storeId: environment.client.storeId })
    await environment.payments.closeVirtualAccount('sdk6')
    const [theirs, ours] = taken()
    expect(ours).toEqual({ ...theirs, call: theirs?.call.replace('sdk5', 'sdk6') })
  })

  it('sends the same requests as our client to issue, read and cancel a cash receipt', async () => {
    const { cashReceipt } = portOne().payment
    const { storeId } = environment.client
    const wanted = { paymentId: 'sdk7', channelKey: 'channel-1', orderName: '위생교육' }
    const paidAt = '2026-11-23T10:00:00.000Z'
    await cashReceipt.issueCashReceipt({
      ...wanted,
      storeId,
      type: 'PERSONAL',
      currency: 'KRW',
      amount: { total: 36_000, taxFree: 36_000 },
      customer: { identityNumber: '01012345678' },
      paidAt,
    })
    await cashReceipt.getCashReceiptByPaymentId({ paymentId: 'sdk7', storeId })
    await cashReceipt.cancelCashReceiptByPaymentId({ paymentId: 'sdk7', storeId })
    const theirs = taken()
    await environment.payments.issueCashReceipt({
      ...wanted,
      purpose: 'personal',
      amountWon: 36_000,
      taxFreeWon: 36_000,
      identifier: '01012345678',
      paidAt: new Date(paidAt),
      idempotencyKey: 'cash-receipt-sdk7',
    })
    await environment.payments.fetchCashReceipt('sdk7')
    await environment.payments.cancelCashReceipt('sdk7')
    expect(taken()).toEqual(theirs)
  })

  it('throws a refusal of the sandbox as an error of PortOne’s SDK', async () => {
    const asked = portOne().payment.getPayment({ paymentId: 'never-opened' })
    await expect(asked).rejects.toMatchObject({ data: { type: 'PAYMENT_NOT_FOUND' } })
    const identity = portOne().identityVerification.getIdentityVerification({
      identityVerificationId: 'never-opened',
    })
    await expect(identity).rejects.toMatchObject({ data: { type: 'IDENTITY_VERIFICATION_NOT_FOUND' } })
  })
})

const awaited = (paymentId: string) => ({
  paymentId,
  orderName: '위생교육',
  totalAmount: 36_000,
  payMethod: 'VIRTUAL_ACCOUNT',
  accountNumber: '12345678901234',
  issuedAt: '2026-11-23T10:00:00Z',
  dueAt: '2026-11-30T10:00:00Z',
})

describe("Solapi's own SDK", () => {
  it('sends the same message as our client and reads the sandbox’s response', async () => {
    const { apiKey, apiSecret, sender } = environment.sms
    const message = { to: '01012345678', text: '수료증이 나왔습니다.' }
    const theirs = await new SolapiMessageService(apiKey, apiSecret).send(
      { ...message, from: sender, autoTypeDetect: true, customFields: { reference: '7' } },
      { showMessageList: true },
    )
    expect(theirs.groupInfo.count).toMatchObject({ total: 1, registeredSuccess: 1 })
    await environment.texts.send({ ...message, reference: '7' })
    const [first, second] = taken()
    expect(second?.call).toBe(first?.call)
    expect(first?.body).toMatchObject({ messages: [{ ...message, customFields: { reference: '7' } }] })
    expect(Object.keys(Object(second?.body)).filter((key) => !(key in Object(first?.body)))).toEqual([])
  })

  it('reports a refused message to Solapi’s SDK', async () => {
    const { apiKey, apiSecret } = environment.sms
    const wrong = { to: '01012345678', from: '0299999999', text: '안내' }
    await expect(new SolapiMessageService(apiKey, apiSecret).send(wrong)).rejects.toThrow(/Message/)
  })

  it('finds a sent message in the list of the sandbox', async () => {
    const { apiKey, apiSecret } = environment.sms
    await environment.texts.send({ to: '01012345678', text: '안내', reference: '9' })
    const list = await new SolapiMessageService(apiKey, apiSecret).getMessages({ to: '01012345678' })
    expect(Object.values(list.messageList)).toMatchObject([{ customFields: { reference: '9' } }])
  })
})
