/** `owed` means that the education has ended and its money is refunded. */
export type RefundKind = 'online' | 'inPerson' | 'owed'

type RefundText = {
  reasons: readonly string[]
  loses: string
}

const OTHER = '그 밖의 사유입니다.'
const ANY = [
  '다른 곳에서 교육을 받았습니다.',
  '영업을 그만두었습니다.',
  '영업장이나 업종을 잘못 골랐습니다.',
] as const
const METHOD = '결제 방법을 바꾸려고 합니다.'

export const REFUND_TEXT: Record<RefundKind, RefundText> = {
  online: {
    reasons: [...ANY, METHOD, OTHER],
    loses: '취소하면 지금까지 보신 강의 기록으로 이어서 수강하실 수 없습니다.',
  },
  inPerson: {
    reasons: ['교육일에 참석할 수 없습니다.', ...ANY, METHOD, OTHER],
    loses: '취소하면 잡아 두신 자리가 바로 풀리고 수강증을 쓰실 수 없습니다.',
  },
  owed: { reasons: ['이미 끝난 신청의 돈입니다.'], loses: '' },
}
