/** Lists the records kept after a withdrawal, with reasons (specification section 9, retention). */
export const keptAfterWithdrawal: readonly { what: string; why: string }[] = [
  {
    what: '위생교육 수료 기록과 수료증',
    why: '식품위생법에 따른 교육 이수 확인과 재발급을 위해 영구 보관합니다.',
  },
  {
    what: '계약과 결제 기록',
    why: '「전자상거래 등에서의 소비자보호에 관한 법률」에 따라 5년간 보관합니다.',
  },
  { what: '분쟁 처리 기록', why: '「전자상거래 등에서의 소비자보호에 관한 법률」에 따라 3년간 보관합니다.' },
  { what: '접속 기록', why: '「통신비밀보호법」에 따라 3개월간 보관합니다.' },
]

export function withdrawnUserId(memberNo: number): string {
  return `(탈퇴 ${memberNo})`
}
