/** The contract's rule for what goes into the log, at the field. */
export function judgeReason(
  reason: string,
  sentence = '조회 사유를 2자 이상 입력해주세요.',
): { reason?: string } {
  return reason.trim().length < 2 ? { reason: sentence } : {}
}
