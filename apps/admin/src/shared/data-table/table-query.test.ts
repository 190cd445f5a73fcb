import { describe, expect, it } from 'vitest'
import { addressOf, constantColumns, type AdminPlan, queryOf, sentFilter } from './table-query.ts'

const plan: AdminPlan = {
  filters: [
    {
      kind: 'choice',
      key: 'method',
      label: '수단',
      hides: 'method',
      choices: [{ value: 'card', label: '카드' }],
    },
    {
      kind: 'choice',
      key: 'branchNo',
      label: '지회',
      isNumber: true,
      choices: [{ value: '3', label: '경기' }],
    },
    { kind: 'days', from: 'fromDay', to: 'toDay', label: '기간' },
    { kind: 'number', key: 'memberNo', label: '회원번호' },
    { kind: 'flag', key: 'isConnected', label: '접속 중' },
  ],
  columns: [
    { id: 'paidAt', sort: 'paidAt' },
    { id: 'method' },
    { id: 'amount', sort: 'amountWon' },
    { id: 'note', isExtra: true },
  ],
  sort: { by: 'paidAt', isDescending: true },
}
const read = (address: string) => queryOf(new URLSearchParams(address), plan)
const through = (address: string) => addressOf(read(address), plan).toString()

describe('the address of a list', () => {
  it.each([
    '',
    'method=card',
    'method=card&branchNo=3&fromDay=2026-12-01&toDay=2026-12-08&memberNo=5&isConnected=1',
    'sort=paidAt',
    'sort=-amountWon',
    'columns=amount%7EpaidAt.180%7E-method%7E-note',
    'columns=paidAt%7Emethod%7Eamount%7Enote',
  ])('writes the address back as read: %s', (address) => {
    expect(through(address)).toBe(address)
  })

  it.each([
    ['method=gold', ''],
    ['fromDay=2026-02-31', ''],
    ['fromDay=yesterday', ''],
    ['memberNo=0x10', ''],
    ['isConnected=yes', ''],
    ['sort=-paidAt', ''],
    ['sort=password', ''],
    ['sort=--amountWon', ''],
    ['columns=secret', ''],
    ['columns=paidAt', ''],
    ['columns=amount~amount~gold', 'columns=amount%7EpaidAt%7Emethod%7E-note'],
    ['text=김영자', ''],
  ])('drops what the screen does not know: %s', (address, kept) => {
    expect(through(address)).toBe(kept)
  })

  it('uses the last arrangement of columns when the address names none', () => {
    const kept = { ...plan, kept: 'amount~-paidAt' }
    const columnsAt = (address: string) => queryOf(new URLSearchParams(address), kept).columns
    expect(columnsAt('method=card')).toMatchObject({ order: ['amount', 'paidAt', 'method', 'note'] })
    expect(columnsAt('method=card').hidden).toEqual(['paidAt', 'note'])
    expect(columnsAt('columns=paidAt~method~amount~-note').hidden).toEqual(['note'])
  })

  it('converts a filter to the numbers, days and flags of the contract', () => {
    const { filter } = read('branchNo=3&fromDay=2026-12-01&isConnected=1&method=card')
    expect(sentFilter(filter, plan.filters)).toEqual({
      branchNo: 3,
      fromDay: '2026-12-01',
      isConnected: true,
      method: 'card',
    })
    expect(constantColumns(filter, plan.filters)).toEqual(['method'])
  })
})
