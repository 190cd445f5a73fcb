import type { PayMethod } from './pay-methods.tsx'

const WINDOWS = { '1': '카드 결제', '2': '휴대폰 결제', '4': '계좌이체' } as const

/** Returns the effect of the press by method, such as «누르시면 카드 결제 창이 열립니다.». */
export function pressText(method: PayMethod | '', isHere: boolean): string {
  switch (method) {
    case '':
      return '결제 방법을 골라주세요.'
    case '3':
      return '누르시면 가상계좌 번호가 나옵니다.'
    case '1':
    case '2':
    case '4':
    default:
      return isHere
        ? `누르시면 ${WINDOWS[method]} 화면으로 갑니다.`
        : `누르시면 ${WINDOWS[method]} 창이 열립니다.`
  }
}

export function payButton(method: PayMethod | '', amount: string): string {
  return method === '3' ? '가상계좌 번호 받기' : `${amount} 결제하기`
}
