import { positionTypeLabel } from '../../text.ts'
import {
  choicesOf,
  type ImportColumn,
  INDUSTRY_COLUMN,
  LICENCE_COLUMN,
  required,
  SALES_COLUMN,
  text,
} from './import-column.ts'
import { FORMER_ID_COLUMN, NAME_COLUMN } from './member-columns.ts'

/** Describes this year's enrolments that were paid in the previous system, with the minutes studied there. */
export const ENROLMENT_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'formerNo',
    label: '이전 신청번호',
    column: { type: 'code', most: 40 },
    ...required,
    alike: ['신청번호', '수강번호', '접수번호'],
  },
  FORMER_ID_COLUMN,
  NAME_COLUMN,
  {
    key: 'year',
    label: '연도',
    column: { type: 'integer', least: 2000, most: 2100 },
    ...required,
    alike: ['교육연도', '년도'],
  },
  SALES_COLUMN,
  INDUSTRY_COLUMN,
  { ...LICENCE_COLUMN, ...required },
  {
    key: 'businessName',
    label: '업소명',
    column: text(80),
    ...required,
    alike: ['상호', '업체명', '영업소'],
  },
  {
    key: 'representative',
    label: '대표자',
    column: text(40),
    ...required,
    alike: ['대표자명', '대표'],
    mask: 'name',
  },
  {
    key: 'sidoCode',
    label: '시도 코드',
    column: { type: 'code', most: 10, pattern: /^\d{10}$/, sentence: '숫자 10자리여야 합니다' },
    ...required,
    alike: ['시도', '지역코드'],
  },
  {
    key: 'address',
    label: '소재지',
    column: text(150),
    ...required,
    alike: ['주소', '영업장주소', '소재지주소'],
    mask: 'address',
  },
  {
    key: 'positionType',
    label: '직책',
    column: {
      type: 'choice',
      choices: choicesOf(positionTypeLabel, { 1: ['대표', '영업자', '본인'], 2: ['책임자', '관리자'] }),
    },
    ...required,
    alike: ['직위', '직급'],
  },
  { key: 'appliedOn', label: '신청일', column: { type: 'day' }, ...required, alike: ['신청일자', '접수일'] },
  { key: 'paidOn', label: '결제일', column: { type: 'day' }, ...required, alike: ['결제일자', '납부일'] },
  {
    key: 'amountWon',
    label: '결제 금액',
    column: { type: 'integer', least: 1, most: 10_000_000 },
    ...required,
    alike: ['금액', '결제액', '교육비', '수강료'],
  },
  {
    key: 'payMethod',
    label: '결제 방법',
    column: text(30),
    ...required,
    alike: ['결제수단', '결제방식', '지불방법'],
  },
  {
    key: 'payEvidence',
    label: '결제 증빙',
    column: { type: 'code', most: 80 },
    ...required,
    alike: ['승인번호', '거래번호', '결제번호'],
  },
  {
    key: 'minutes',
    label: '수강 시간(분)',
    column: { type: 'integer', least: 0, most: 6_000 },
    ...required,
    alike: ['수강분', '수강시간', '시청시간', '학습시간', '이수시간'],
  },
]
