import {
  type ImportColumn,
  INDUSTRY_CHOICES,
  optional,
  required,
  SALES_CHOICES,
  text,
} from './import-column.ts'

export const SESSION_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'day',
    label: '날짜',
    column: { type: 'day' },
    ...required,
    alike: ['교육일', '교육일자', '일자', '교육날짜'],
  },
  {
    key: 'startTime',
    label: '시작',
    column: { type: 'time' },
    ...required,
    alike: ['시작시각', '시작시간', '교육시작'],
  },
  {
    key: 'endTime',
    label: '끝',
    column: { type: 'time' },
    ...required,
    alike: ['종료', '끝시각', '종료시각', '종료시간', '마침'],
  },
  {
    key: 'venue',
    label: '교육장',
    column: text(100),
    ...required,
    alike: ['장소', '교육장소', '교육장명', '강당'],
  },
  {
    key: 'capacity',
    label: '좌석',
    column: { type: 'integer', least: 1, most: 5_000 },
    ...required,
    alike: ['정원', '좌석수', '인원', '모집인원'],
  },
  {
    key: 'salesType',
    label: '영업자',
    column: { type: 'choice', choices: SALES_CHOICES },
    ...required,
    alike: ['영업자구분', '교육구분', '신규기존', '과정'],
  },
  {
    key: 'trades',
    label: '업종',
    column: { type: 'choices', choices: INDUSTRY_CHOICES },
    ...required,
    alike: ['업종명', '대상업종'],
  },
  // Defaults to the branch of the importing employee where the column is missing or empty.
  { key: 'branch', label: '지회', column: text(60), ...optional, alike: ['지회명', '주관', '주관지회'] },
  { key: 'instructor', label: '강사', column: text(40), ...optional, alike: ['강사명', '담당강사'] },
  { key: 'subject', label: '과목', column: text(60), ...optional, alike: ['강의', '강의명', '교과목'] },
  {
    key: 'opensDaysBefore',
    label: '접수 시작(며칠 전)',
    column: { type: 'integer', least: 0, most: 365 },
    ...optional,
    alike: ['접수시작', '신청시작'],
  },
  {
    key: 'closesDaysBefore',
    label: '접수 마감(며칠 전)',
    column: { type: 'integer', least: 0, most: 90 },
    ...optional,
    alike: ['접수마감', '신청마감'],
  },
]
