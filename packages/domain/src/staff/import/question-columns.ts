import {
  type ImportColumn,
  INDUSTRY_COLUMN,
  optional,
  required,
  SALES_COLUMN,
  text,
} from './import-column.ts'

export const QUESTION_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'year',
    label: '연도',
    column: { type: 'integer', least: 2000, most: 2100 },
    ...required,
    alike: ['교육연도', '년도'],
  },
  SALES_COLUMN,
  INDUSTRY_COLUMN,
  { key: 'topic', label: '주제', column: text(60), ...required, alike: ['단원', '과목', '분류', '영역'] },
  {
    key: 'text',
    label: '문제',
    column: text(500),
    ...required,
    alike: ['문항', '질문', '지문', '문제내용'],
  },
  { key: 'choice1', label: '보기 1', column: text(200), ...required, alike: ['①', '1번', '선택지1'] },
  { key: 'choice2', label: '보기 2', column: text(200), ...required, alike: ['②', '2번', '선택지2'] },
  { key: 'choice3', label: '보기 3', column: text(200), ...optional, alike: ['③', '3번', '선택지3'] },
  { key: 'choice4', label: '보기 4', column: text(200), ...optional, alike: ['④', '4번', '선택지4'] },
  { key: 'choice5', label: '보기 5', column: text(200), ...optional, alike: ['⑤', '5번', '선택지5'] },
  {
    key: 'answer',
    label: '정답',
    column: { type: 'integer', least: 1, most: 5 },
    ...required,
    alike: ['답', '정답번호'],
  },
  { key: 'explanation', label: '해설', column: text(500), ...optional, alike: ['풀이', '설명'] },
]
