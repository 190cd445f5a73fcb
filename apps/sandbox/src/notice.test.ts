import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NoticeRejected, readNotice } from '@hygiene/gateways'
import { Webhook } from '@portone/server-sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTown, type Town, webhookSecret } from './testing/open-town.ts'

let town: Town

beforeEach(async () => {
  town = await openTown()
})

afterEach(() => town.close())

const pay = () => town.control('/control/payments/order1/approve', { amountWon: 36_000 })

describe('notices', () => {
  it('are signed so that PortOne’s own SDK accepts them, and name the payment', async () => {
    await pay()
    await town.settle()
    expect(town.shop.types()).toEqual(expect.arrayContaining(['Transaction.Ready', 'Transaction.Paid']))
    expect(town.shop.notices[0]).toMatchObject({ paymentId: 'order1', storeId: 'store-test' })
  })

  it('are repeated until the shop answers 2xx, under the same id', async () => {
    town.shop.answerNext(500, 500, 500)
    await pay()
    await town.settle()
    expect(town.shop.notices.length).toBe(5)
    expect(new Set(town.shop.notices.map((notice) => notice.noticeId)).size).toBe(2)
  })

  it('stop after the last try', async () => {
    town.shop.answerNext(...Array<number>(20).fill(503))
    await pay()
    await town.settle()
    expect(town.shop.notices.length).toBe(6)
  })

  it('come twice, or never, and once more when asked', async () => {
    await town.control('/control/faults', { notify: 'twice' })
    await pay()
    await town.settle()
    expect(town.shop.types().filter((type) => type === 'Transaction.Paid')).toHaveLength(2)

    await town.control('/control/faults', { notify: 'never' })
    await town.control('/control/payments/order2/approve', { amountWon: 1_000 })
    await town.settle()
    expect(town.shop.notices.filter((notice) => notice.paymentId === 'order2')).toHaveLength(0)

    await town.control('/control/payments/order2/renotify')
    await town.settle()
    expect(town.shop.notices.at(-1)).toMatchObject({ paymentId: 'order2', type: 'Transaction.Paid' })
  })
})

describe('reading a notice', () => {
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }

  it('refuses what is not signed, signed wrongly or long ago', async () => {
    await expect(readNotice(webhookSecret, '{}', {})).rejects.toThrow(NoticeRejected)
    await expect(readNotice(webhookSecret, '{}', headers)).rejects.toThrow(NoticeRejected)
    await expect(Webhook.verify(webhookSecret, '{}', headers)).rejects.toThrow(
      Webhook.WebhookVerificationError,
    )
  })
})

describe('the state file', () => {
  it('keeps payments across a restart', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'hygiene-sandbox-'))
    const stateFile = path.join(directory, 'deeper', 'state.json')
    const before = await openTown({ stateFile })
    await before.control('/control/payments/order1/approve', { amountWon: 36_000 })
    await before.close()

    const after = await openTown({ stateFile })
    expect(await after.payments.fetchPayment('order1')).toMatchObject({ status: 'paid', amountWon: 36_000 })
    await after.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
})
