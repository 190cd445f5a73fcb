import { expect, it } from 'vitest'
import { importColumnsOf, importKindOf } from './import-kinds.ts'
import { guessColumns } from './map-columns.ts'

it.each([
  [
    '거래일시 적요 보낸분/받는분 송금메모 출금액 입금액 잔액 거래점 구분',
    { depositor: '보낸분/받는분', memo: '송금메모' },
  ],
  ['거래일자 거래시간 적요 출금(원) 입금(원) 내용 잔액(원) 거래점', { depositor: '내용', memo: '적요' }],
  [
    '거래일시 적요 기재내용 찾으신금액 맡기신금액 거래후잔액 취급점 메모',
    { depositor: '기재내용', memo: '메모' },
  ],
  [
    '거래일시 적요 의뢰인/수취인 입금 출금 거래후잔액 구분 거래점',
    { depositor: '의뢰인/수취인', memo: '적요' },
  ],
  [
    '거래일자 출금금액 입금금액 거래후잔액 거래내용 거래기록사항 거래점 거래메모',
    { depositor: '거래기록사항', memo: '거래메모' },
  ],
  [
    '거래일시 출금 입금 거래후잔액 거래내용 상대계좌번호 상대은행 메모 상대계좌예금주명',
    { depositor: '상대계좌예금주명', memo: '메모' },
  ],
])('recognises the columns «%s»', (names, expected) => {
  const header = names.split(' ')
  const places = guessColumns(importColumnsOf('deposits'), header)
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, header[places[key] ?? -1]]))).toEqual(
    expected,
  )
  expect(header[places['amountWon'] ?? -1]).toMatch(/^(?:입금|맡기신)/)
  expect(header[places['outgoingWon'] ?? -1]).toMatch(/^(?:출금|찾으신)/)
  expect(header[places['at'] ?? -1]).toMatch(/^거래일/)
  expect(header[places['balanceWon'] ?? -1]).toMatch(/잔액/)
})

it.each([
  [{ amountWon: '', outgoingWon: '5000' }, '출금, 건너뜀'],
  [{ amountWon: '0', outgoingWon: '5000' }, '출금, 건너뜀'],
  [{ amountWon: '36000', outgoingWon: '0' }, null],
  [{ amountWon: '36000', outgoingWon: '' }, null],
  [{ amountWon: '', outgoingWon: '' }, null],
  [{ amountWon: '36000', outgoingWon: '5000' }, null],
])('decides whether to omit a row with %j: %s', (values, expected) => {
  expect(importKindOf('deposits').leavesOut?.(values)).toBe(expected)
})

it('reads the depositor from 적요 when a statement has no other name column', () => {
  const places = guessColumns(importColumnsOf('deposits'), ['거래일시', '적요', '입금액', '출금액'])
  expect(places['depositor']).toBe(1)
  expect(places['memo']).toBeUndefined()
})
