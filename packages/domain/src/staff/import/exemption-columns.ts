import { exemptionGroundLabel } from '../../education/exemption/exemption.ts'
import {
  type ImportColumn,
  choicesOf,
  INDUSTRY_COLUMN,
  LICENCE_COLUMN,
  optional,
  required,
  SALES_COLUMN,
  text,
} from './import-column.ts'

export const EXEMPTION_COLUMNS: readonly ImportColumn[] = [
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
  { ...LICENCE_COLUMN, ...optional },
  {
    key: 'year',
    label: '연도',
    column: { type: 'integer', least: 2000, most: 2100 },
    ...required,
    alike: ['교육연도', '년도', '해'],
  },
  SALES_COLUMN,
  INDUSTRY_COLUMN,
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
]
