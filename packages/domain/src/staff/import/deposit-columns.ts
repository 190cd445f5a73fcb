import { type ImportColumn, optional, required, text } from './import-column.ts'

export function leavesOutWithdrawal({
  amountWon,
  outgoingWon,
}: Readonly<Record<string, string>>): string | null {
  return Number(outgoingWon) > 0 && !(Number(amountWon) > 0) ? '출금, 건너뜀' : null
}

export const DEPOSIT_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'at',
    label: '거래일시',
    column: { type: 'moment' },
    ...required,
    alike: ['거래일자', '입금일시', '입금일', '입금일자', '거래일', '일시', '날짜'],
  },
  {
    key: 'amountWon',
    label: '입금액',
    column: { type: 'integer', least: 1, most: 2_000_000_000 },
    ...required,
    alike: ['입금', '입금금액', '입금액원', '입금원', '맡기신금액', '받으신금액'],
  },
  {
    key: 'depositor',
    label: '입금자',
    column: text(60),
    ...required,
    // Lists the names banks use. The last ones can mean other things, so an earlier match wins.
    alike: [
      '입금자명',
      '보낸분받는분',
      '받는분보낸분',
      '보낸분',
      '보낸사람',
      '의뢰인수취인',
      '의뢰인',
      '상대계좌예금주명',
      '거래기록사항',
      '기재내용',
      '내용',
      '거래내용',
      '적요',
    ],
    mask: 'name',
  },
  {
    key: 'time',
    label: '거래시각',
    column: { type: 'time' },
    ...optional,
    alike: ['시각', '시간', '거래시간', '입금시각'],
  },
  {
    key: 'balanceWon',
    label: '잔액',
    column: { type: 'integer', least: 0, most: 9_000_000_000_000 },
    ...optional,
    alike: ['거래후잔액', '잔고', '거래후잔고'],
  },
  {
    key: 'outgoingWon',
    label: '출금액',
    column: { type: 'integer', least: 0, most: 9_000_000_000_000 },
    ...optional,
    alike: ['출금', '출금금액', '출금액원', '출금원', '찾으신금액', '지급액', '지급금액'],
  },
  { key: 'orderNumber', label: '주문번호', column: text(30), ...optional, alike: ['주문'] },
  {
    key: 'memo',
    label: '메모',
    column: text(100),
    ...optional,
    alike: ['비고', '통장메모', '송금메모', '거래메모', '적요2', '적요'],
  },
  // Keeps only four digits.
  {
    key: 'account',
    label: '보낸 계좌',
    column: text(40),
    ...optional,
    alike: ['계좌', '계좌번호', '상대계좌', '상대계좌번호'],
    mask: 'licence',
  },
]
