import type { ImportColumn } from './import-column.ts'

/** Describes the content of a cell. The console shows it before a file is read. */
export function columnHint({ column }: ImportColumn): string {
  if (column.type === 'lines') return `글만, ${column.most.toLocaleString('ko-KR')}자까지 (줄마다 문단)`
  if (column.type === 'text') return `${column.most}자까지`
  if (column.type === 'code') return column.sentence ?? `번호, ${column.most}자까지 (셀 서식: 텍스트)`
  if (column.type === 'integer') return `숫자 ${column.least}~${column.most.toLocaleString('ko-KR')}`
  if (column.type === 'choice') return column.choices.map(({ label }) => label).join(' / ')
  if (column.type === 'choices')
    return `${column.choices.map(({ label }) => label).join(' / ')} (쉼표로 여럿)`
  return HINTS[column.type]
}

const HINTS = {
  phone: '휴대전화 번호, 예: 010-1234-5678 (셀 서식: 텍스트)',
  birth: '생년월일 여덟 자리, 예: 19570314',
  day: '날짜, 예: 2026-05-31',
  time: '시각, 예: 09:30',
  moment: '일시, 예: 2026-05-31 09:30',
} as const
