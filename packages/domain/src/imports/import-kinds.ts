import type { StaffPermission } from '../staff/permissions.ts'
import { exemptionGroundLabel } from '../eligibility/exemption.ts'
import { industryTypeLabel, salesTypeLabel } from '../words.ts'

/** How a column's text becomes a value of ours; every value is kept as text. */
export type ImportColumnType =
  | { type: 'text'; most: number }
  /** A number of letters and digits whose zeros count: one that a sheet kept as a number is refused. */
  | { type: 'code'; most: number; pattern?: RegExp; sentence?: string }
  | { type: 'phone' }
  /** YYYYMMDD */
  | { type: 'birth' }
  /** YYYY-MM-DD */
  | { type: 'day' }
  | { type: 'integer'; least: number; most: number }
  | { type: 'choice'; choices: readonly ImportChoice[] }

export interface ImportChoice {
  value: string
  label: string
  /** Other words for it, without spaces and in lower case. */
  alike: readonly string[]
}

export interface ImportColumn {
  key: string
  label: string
  column: ImportColumnType
  isRequired: boolean
  /** Other names of the column, without spaces and in lower case. */
  alike: readonly string[]
  mask?: 'name' | 'birth' | 'phone' | 'licence' | 'address'
}

export interface ImportKind {
  label: string
  /** Of employees who read these records in. */
  permission: StaffPermission
  /** A second person agrees however few rows there are. */
  needsTwo: boolean
  columns: readonly ImportColumn[]
}

const choicesOf = (
  labels: Readonly<Record<string, string>>,
  alike: Readonly<Record<string, readonly string[]>>,
) => Object.entries(labels).map(([value, label]) => ({ value, label, alike: alike[value] ?? [] }))

const SALES = choicesOf(salesTypeLabel, {
  1: ['신규', '신규영업자', 'new', '영업하려는자'],
  2: ['기존', '기존영업자', '영업자', '정기'],
})
const INDUSTRY = choicesOf(industryTypeLabel, {
  1: ['일반', '음식점', '식품접객업'],
  2: ['집단급식', '급식소'],
  3: ['위탁급식', '위탁급식업'],
})

const text = (most: number) => ({ type: 'text', most }) as const
const required = { isRequired: true } as const
const optional = { isRequired: false } as const

export const IMPORT_KINDS = {
  oldRecords: {
    label: '이전 교육 이력',
    permission: 'importRecords',
    needsTwo: false,
    columns: [
      {
        key: 'outnumber',
        label: '수료번호',
        column: { type: 'code', most: 30 },
        ...required,
        alike: ['수료증번호', '발급번호', '증서번호', 'outnumber'],
      },
      {
        key: 'uname',
        label: '성명',
        column: text(40),
        ...required,
        alike: ['이름', '수료자', '교육생', 'uname', 'name'],
        mask: 'name',
      },
      {
        key: 'ubir',
        label: '생년월일',
        column: { type: 'birth' },
        ...required,
        alike: ['생일', '생년', 'ubir', 'birth'],
        mask: 'birth',
      },
      {
        key: 'eduEndDate',
        label: '수료일',
        column: { type: 'day' },
        ...required,
        alike: ['수료일자', '교육일', '교육일자', '이수일', 'eduenddate'],
      },
      {
        key: 'cname',
        label: '업소명',
        column: text(80),
        ...required,
        alike: ['상호', '업체명', '영업소', 'cname'],
      },
      {
        key: 'cuname',
        label: '대표자',
        column: text(80),
        ...required,
        alike: ['대표자명', '대표', 'cuname'],
        mask: 'name',
      },
      {
        key: 'uaddr1',
        label: '소재지',
        column: text(150),
        ...required,
        alike: ['주소', '영업장주소', '소재지주소', 'uaddr1'],
        mask: 'address',
      },
      { key: 'gubun', label: '업종', column: text(40), ...optional, alike: ['업종명', 'gubun'] },
      { key: 'jikchek', label: '직책', column: text(20), ...optional, alike: ['직위', '직급', 'jikchek'] },
      {
        key: 'utel',
        label: '교육구분',
        column: {
          type: 'choice',
          choices: [
            { value: 'new', label: '신규 영업자', alike: ['신규', 'new'] },
            { value: '', label: '기존 영업자', alike: ['기존', '정기', 'old'] },
          ],
        },
        ...optional,
        alike: ['신규기존', '영업자구분', '구분', 'utel'],
      },
    ],
  },
  exemptions: {
    label: '인정·면제',
    permission: 'importRecords',
    needsTwo: true,
    columns: [
      {
        key: 'ground',
        label: '근거',
        column: {
          type: 'choice',
          choices: choicesOf(exemptionGroundLabel, {
            cookLicence: ['조리사', '영양사', '위생사', '조리사면허', '면허'],
            closedAllYear: ['휴업', '연중휴업', '한해휴업'],
            otherInstitution: ['다른기관', '타기관', '타기관교육', '타기관이수'],
          }),
        },
        ...required,
        alike: ['면제사유', '사유', '인정근거', '면제근거'],
      },
      {
        key: 'userId',
        label: '아이디',
        column: text(50),
        ...required,
        alike: ['회원아이디', '회원id', 'userid', 'id'],
      },
      {
        key: 'name',
        label: '성명',
        column: text(40),
        ...required,
        alike: ['이름', '회원명', 'name'],
        mask: 'name',
      },
      {
        key: 'licenceNo',
        label: '영업신고번호',
        column: {
          type: 'code',
          most: 30,
          pattern: /^(?:[0-9-]{8,30})$/,
          sentence: '숫자와 하이픈으로 8자 이상이어야 합니다',
        },
        ...optional,
        alike: ['신고번호', '인허가번호', '영업신고증번호', '영업허가번호'],
        mask: 'licence',
      },
      {
        key: 'year',
        label: '연도',
        column: { type: 'integer', least: 2000, most: 2100 },
        ...required,
        alike: ['교육연도', '년도', '해'],
      },
      {
        key: 'salesType',
        label: '영업자',
        column: { type: 'choice', choices: SALES },
        ...required,
        alike: ['영업자구분', '교육구분', '신규기존', '구분'],
      },
      {
        key: 'industryType',
        label: '업종',
        column: { type: 'choice', choices: INDUSTRY },
        ...required,
        alike: ['업종명'],
      },
      {
        key: 'sidoCode',
        label: '시도 코드',
        column: { type: 'code', most: 10, pattern: /^\d{10}$/, sentence: '숫자 10자리여야 합니다' },
        ...required,
        alike: ['시도코드', '시도', '지역코드'],
      },
      {
        key: 'paperNumber',
        label: '증빙 번호',
        column: { type: 'code', most: 60 },
        ...required,
        alike: ['증빙', '면허번호', '문서번호'],
      },
      {
        key: 'institution',
        label: '발급 기관',
        column: text(80),
        ...required,
        alike: ['기관', '발급처', '기관명'],
      },
    ],
  },
  questions: {
    label: '문제은행',
    permission: 'importRecords',
    needsTwo: false,
    columns: [
      {
        key: 'year',
        label: '연도',
        column: { type: 'integer', least: 2000, most: 2100 },
        ...required,
        alike: ['교육연도', '년도'],
      },
      {
        key: 'salesType',
        label: '영업자',
        column: { type: 'choice', choices: SALES },
        ...required,
        alike: ['영업자구분', '교육구분', '신규기존', '구분'],
      },
      {
        key: 'industryType',
        label: '업종',
        column: { type: 'choice', choices: INDUSTRY },
        ...required,
        alike: ['업종명'],
      },
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
    ],
  },
} as const satisfies Record<string, ImportKind>

export type ImportKindName = keyof typeof IMPORT_KINDS
export const importKindNames = Object.keys(IMPORT_KINDS) as ImportKindName[]
export const importKindOf = (kind: ImportKindName): ImportKind => IMPORT_KINDS[kind]
export const importColumnsOf = (kind: ImportKindName): readonly ImportColumn[] => IMPORT_KINDS[kind].columns
