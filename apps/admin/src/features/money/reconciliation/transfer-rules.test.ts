import { expect, it } from 'vitest'
import { EMPTY_TRANSFER, judgeTransfer } from './transfer-rules.ts'

const typed = { transferredOn: '2026-11-20', transferNote: '기업은행 이체, 끝 4자리 5678' }

it.each([
  ['everything', typed, []],
  ['nothing', EMPTY_TRANSFER, ['transferredOn', 'transferNote']],
  ['a day before it was asked for', { ...typed, transferredOn: '2026-11-17' }, ['transferredOn']],
  ['a day to come', { ...typed, transferredOn: '2026-11-22' }, ['transferredOn']],
  ['a whole account number', { ...typed, transferNote: '302-1234-5678-91로 이체' }, ['transferNote']],
])('a transfer with %s', (_what, transfer, wrong) => {
  const askedAt = new Date('2026-11-18T10:00:00+09:00')
  const now = new Date('2026-11-21T10:00:00+09:00')
  expect(Object.keys(judgeTransfer(transfer, askedAt, now))).toEqual(wrong)
})
