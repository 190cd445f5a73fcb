import { DEPOSIT_COLUMNS, leavesOutWithdrawal } from './deposit-columns.ts'
import { ENROLMENT_COLUMNS } from './enrolment-columns.ts'
import { EXEMPTION_COLUMNS } from './exemption-columns.ts'
import { BESIDE_OR_INTO, type ImportColumn, type ImportKind } from './import-column.ts'
import { MEMBER_COLUMNS } from './member-columns.ts'
import { OLD_RECORD_COLUMNS } from './old-record-columns.ts'
import { POST_COLUMNS } from './post-columns.ts'
import { QUESTION_COLUMNS } from './question-columns.ts'
import { SESSION_COLUMNS } from './session-columns.ts'

/** Records that are read in from files. */
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
export const importKindNames = Object.keys(IMPORT_KINDS) as ImportKindName[]
export const importKindOf = (kind: ImportKindName): ImportKind => IMPORT_KINDS[kind]
export const importColumnsOf = (kind: ImportKindName): readonly ImportColumn[] => IMPORT_KINDS[kind].columns
