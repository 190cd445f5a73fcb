import { holdsAccountNumber, judgeTransferDay } from '@hygiene/domain'

export type TransferTyped = { transferredOn: string; transferNote: string }
export type TransferWrong = Partial<Record<keyof TransferTyped, string>>

export const EMPTY_TRANSFER: TransferTyped = { transferredOn: '', transferNote: '' }

/** The contract's rules at the fields; `askedAt`: when the refund was first asked for. */
export function judgeTransfer(
  { transferredOn, transferNote }: TransferTyped,
  askedAt: Date,
  now: Date,
): TransferWrong {
  const wrong: TransferWrong = {}
  if (transferredOn === '') wrong.transferredOn = '송금한 날을 골라주세요.'
  else if (!judgeTransferDay(transferredOn, { askedAt }, now).allowed) {
    wrong.transferredOn = '환불을 신청한 날부터 오늘까지 고를 수 있습니다.'
  }
  if (transferNote.trim().length < 2) wrong.transferNote = '송금 확인 내용을 2자 이상 입력해주세요.'
  else if (holdsAccountNumber(transferNote)) {
    wrong.transferNote = '계좌번호처럼 긴 번호는 적지 말아주세요. 끝 4자리면 충분합니다.'
  }
  return wrong
}
