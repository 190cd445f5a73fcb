import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { DepositsScreen } from './deposits-screen.tsx'

const DEPOSIT = {
  bankDepositNo: 7,
  depositedAt: '2026-11-21T00:12:33.000Z',
  amountWon: 36_000,
  depositorName: '한*만',
  accountEnd: '7891',
  match: 'name',
  state: 'open',
  order: { orderNumber: '2611-4108-8898', applicationNo: 31, userName: '한*만', orderName: '기존 영업자' },
  paidOrderNumber: null,
  text: '',
  employeeName: null,
}
const DOUBLE = { ...DEPOSIT, bankDepositNo: 8, depositorName: '두*온', match: 'double' }

function open(answers: NonNullable<Parameters<typeof openStaffScreen>[2]>['answers'] = []) {
  openStaffScreen(<DepositsScreen />, 'finance', {
    at: '/deposits',
    answers,
    byPath: {
      '/api/staff/deposits/list': {
        list: [DEPOSIT, DOUBLE],
        first: 'a.b',
        next: null,
        count: 2,
        isCountWhole: true,
        asOf: '2026-11-23T01:28:00.000Z',
      },
    },
  })
}
const sent = () => server.asked.filter(({ path }) => path.endsWith('/settle')).map((one) => one.sent)

afterEach(leaveStaffScreen)

describe('a deposit', () => {
  it('pays the application of its order after an explanation is given', async () => {
    open([{ orderNumber: '2611-8946-1509' }])
    await screen.findByText('이름·금액이 맞음')
    await press('한*만 ····7891 36,000원 처리')
    await submit('36,000원 결제 등록')
    screen.getByText('확인 방법을 2자 이상 입력해주세요.')
    type('확인한 내용', '통장 앱에서 확인')
    await submit('36,000원 결제 등록')
    expect(sent()).toEqual([{ bankDepositNo: 7, applyEduNo: 31, text: '통장 앱에서 확인' }])
    await screen.findByText('36,000원 결제를 넣었습니다.')
  })

  it('removes a deposit for a paid order from the list and pays nothing', async () => {
    open([{ orderNumber: null }])
    await screen.findByText('이미 결제됨')
    await press('두*온 ····7891 36,000원 처리')
    type('확인한 내용', '본인에게 돌려보냄')
    await submit('결제 없이 끝내기')
    expect(sent()).toEqual([{ bankDepositNo: 8, applyEduNo: null, text: '본인에게 돌려보냄' }])
  })
})
