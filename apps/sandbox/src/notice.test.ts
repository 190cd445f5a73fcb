import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NoticeRejected, readNotice } from '@hygiene/gateways'
import { Webhook } from '@portone/server-sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEnvironment, type Environment, webhookSecret } from './testing/open-environment.ts'

let environment: Environment

beforeEach(async () => {
  environment = await openEnvironment()
})

afterEach(() => environment.close())

const pay = () => environment.control('/control/payments/order1/approve', { amountWon: 36_000 })

describe('payment notices', () => {
  it('signs a notice so that PortOne’s own SDK accepts the signature and names the payment', async () => {
    await pay()
    await environment.settle()
    expect(environment.shop.types()).toEqual(
      expect.arrayContaining(['Transaction.Ready', 'Transaction.Paid']),
    )
    expect(environment.shop.notices[0]).toMatchObject({ paymentId: 'order1', storeId: 'store-test' })
  })

  it('repeats a notice under the same id until the shop answers 2xx', async () => {
    environment.shop.answerNext(500, 500, 500)
    await pay()
    await environment.settle()
    expect(environment.shop.notices.length).toBe(5)
    expect(new Set(environment.shop.notices.map((notice) => notice.noticeId)).size).toBe(2)
  })

  it('sends no notice after the last attempt', async () => {
    environment.shop.answerNext(...Array<number>(20).fill(503))
    await pay()
    await environment.settle()
    expect(environment.shop.notices.length).toBe(6)
  })

  it('sends a notice twice or never as configured and once more on request', async () => {
    await environment.control('/control/faults', { notify: 'twice' })
    await pay()
    await environment.settle()
    expect(environment.shop.types().filter((type) => type === 'Transaction.Paid')).toHaveLength(2)

    await environment.control('/control/faults', { notify: 'never' })
    await environment.control('/control/payments/order2/approve', { amountWon: 1_000 })
    await environment.settle()
    expect(environment.shop.notices.filter((notice) => notice.paymentId === 'order2')).toHaveLength(0)

    await environment.control('/control/payments/order2/renotify')
    await environment.settle()
    expect(environment.shop.notices.at(-1)).toMatchObject({ paymentId: 'order2', type: 'Transaction.Paid' })
  })
})

describe('the reader of notices', () => {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }

  it('refuses a notice that is unsigned, wrongly signed or old', async () => {
    await expect(readNotice(webhookSecret, '{}', {})).rejects.toThrow(NoticeRejected)
    await expect(readNotice(webhookSecret, '{}', headers)).rejects.toThrow(NoticeRejected)
    await expect(Webhook.verify(webhookSecret, '{}', headers)).rejects.toThrow(
      Webhook.WebhookVerificationError,
    )
  })
})

describe('the state file', () => {
  it('keeps payments over a restart', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'hygiene-sandbox-'))
    const stateFile = path.join(directory, 'deeper', 'state.json')
    const before = await openEnvironment({ stateFile })
    await before.control('/control/payments/order1/approve', { amountWon: 36_000 })
    await before.close()

    const after = await openEnvironment({ stateFile })
    expect(await after.payments.fetchPayment('order1')).toMatchObject({ status: 'paid', amountWon: 36_000 })
    await after.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
})
