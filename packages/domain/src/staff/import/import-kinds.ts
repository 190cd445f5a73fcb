import { contentBoards } from '../../content/post/content-kinds.ts'
import { boardTypeLabel } from '../../text.ts'
import { DEPOSIT_COLUMNS, leavesOutWithdrawal } from './deposit-columns.ts'
import { ENROLMENT_COLUMNS } from './enrolment-columns.ts'
import { EXEMPTION_COLUMNS } from './exemption-columns.ts'
import {
  BESIDE_OR_INTO,
  choicesOf,
  type ImportColumn,
  type ImportKind,
  INDUSTRY_COLUMN,
  optional,
  required,
  SALES_COLUMN,
  text,
} from './import-column.ts'
import { MEMBER_COLUMNS } from './member-columns.ts'
import { OLD_RECORD_COLUMNS } from './old-record-columns.ts'
import { SESSION_COLUMNS } from './session-columns.ts'
import { keysOf } from '../../keys-of.ts'

const BOARDS = Object.fromEntries(contentBoards.map((board) => [board, boardTypeLabel[board]]))

/** Describes posts of the previous system with the numbers that links use. Files and pictures are added in the console. */
const POST_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'postNo',
    label: '글 번호',
    column: { type: 'integer', least: 1, most: 1_000_000_000 },
    ...required,
    alike: ['번호', '게시글번호', '글번호', 'no', 'seq'],
  },
  {
    key: 'boardType',
    label: '게시판',
    column: {
      type: 'choice',
      choices: choicesOf(BOARDS, {
        2: ['공지', '알림'],
        3: ['서식', '자료'],
        4: ['faq', '질문'],
        5: ['결과', '교육결과'],
        6: ['조리법', '레시피'],
      }),
    },
    ...required,
    alike: ['게시판명', '분류', 'board'],
  },
  { key: 'title', label: '제목', column: text(200), ...required, alike: ['글제목', 'title', 'subject'] },
  {
    key: 'content',
    label: '내용',
    column: { type: 'lines', most: 5_000 },
    ...required,
    alike: ['본문', '글내용', 'content', 'body'],
  },
  {
    key: 'publishedOn',
    label: '올린 날',
    column: { type: 'day' },
    ...required,
    alike: ['등록일', '작성일', '게시일', '작성일자', 'date'],
  },
  {
    key: 'viewCount',
    label: '조회수',
    column: { type: 'integer', least: 0, most: 100_000_000 },
    ...optional,
    alike: ['조회', 'hit', 'hits', 'views'],
  },
]

const QUESTION_COLUMNS: readonly ImportColumn[] = [
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

const IMPORT_KINDS = {
  oldRecords: {
    label: '이전 교육 이력',
    permission: 'importRecords',
    needsTwo: false,
    columns: OLD_RECORD_COLUMNS,
    closeActions: BESIDE_OR_INTO,
  },
  members: {
    label: '이전 회원',
    permission: 'importRecords',
    needsTwo: false,
    columns: MEMBER_COLUMNS,
    closeActions: { take: { verb: '가입한 회원에 연결', said: '가입한 회원에 연결함' } },
  },
  enrolments: {
    label: '이전 수강',
    permission: 'importRecords',
    needsTwo: true,
    columns: ENROLMENT_COLUMNS,
    closeActions: {},
  },
  posts: {
    label: '이전 게시글',
    permission: 'importRecords',
    needsTwo: false,
    columns: POST_COLUMNS,
    closeActions: {},
  },
  exemptions: {
    label: '인정·면제',
    permission: 'importRecords',
    needsTwo: true,
    columns: EXEMPTION_COLUMNS,
    closeActions: BESIDE_OR_INTO,
  },
  questions: {
    label: '문제은행',
    permission: 'importRecords',
    needsTwo: false,
    columns: QUESTION_COLUMNS,
    closeActions: BESIDE_OR_INTO,
  },
  sessions: {
    label: '집합교육 회차',
    permission: 'decideSessions',
    needsTwo: false,
    columns: SESSION_COLUMNS,
    closeActions: { add: { verb: '휴일에도 만들기', said: '휴일에도 만듦' } },
  },
  deposits: {
    label: '통장 입금',
    permission: 'handlePaymentExceptions',
    needsTwo: false,
    columns: DEPOSIT_COLUMNS,
    ownReason: '통장 거래내역 가져오기',
    leavesOut: leavesOutWithdrawal,
    closeActions: {
      take: { verb: '이 주문에 붙이기', said: '주문에 붙임' },
      add: { verb: '주문 없이 남기기', said: '주문 없이 남김' },
    },
  },
} as const satisfies Record<string, ImportKind>

export type ImportKindName = keyof typeof IMPORT_KINDS
export const importKindNames = keysOf(IMPORT_KINDS)
export const importKindOf = (kind: ImportKindName): ImportKind => IMPORT_KINDS[kind]
export const importColumnsOf = (kind: ImportKindName): readonly ImportColumn[] => IMPORT_KINDS[kind].columns
