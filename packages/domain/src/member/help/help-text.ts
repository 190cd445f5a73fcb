import { keysOf } from '../../keys-of.ts'

export const helpTieName = {
  child: '자녀',
  spouse: '배우자',
  family: '가족',
  employee: '직원',
  other: '지인',
} as const
export type HelpTie = keyof typeof helpTieName
export const helpTies = keysOf(helpTieName)

export const helpActionName = {
  apply: '교육 신청',
  move: '날짜 변경',
  cancel: '신청 취소',
  order: '결제 시작',
  pay: '결제 확인',
  refund: '환불 신청',
  receipt: '영수증 발급',
  print: '증서 인쇄',
  text: '문자 보내기',
  repair: '로그인 돕기',
} as const
export type HelpAction = keyof typeof helpActionName
export const helpActions = keysOf(helpActionName)
