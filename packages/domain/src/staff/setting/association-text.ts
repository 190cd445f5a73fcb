import type { Association } from '../../association.ts'

type AssociationField = keyof Association
type GroupRow = { label: string; fields: readonly AssociationField[] }

export const ASSOCIATION_GROUPS: readonly GroupRow[] = [
  {
    label: '이름과 번호',
    fields: [
      'name',
      'shortName',
      'representative',
      'organisationNumber',
      'designationNumber',
      'address',
      'service',
    ],
  },
  { label: '고객센터', fields: ['supportPhone', 'hours', 'lunch', 'mail'] },
  { label: '수료증·영수증', fields: ['educationName', 'issuerName', 'sealText', 'sealFileNo'] },
  {
    label: '계좌와 문자',
    fields: ['bankName', 'bankAccount', 'bankHolder', 'messageSender', 'refusalPhone', 'smsWon', 'lmsWon'],
  },
]

export const associationLabel: Record<AssociationField, string> = {
  name: '단체 이름',
  shortName: '짧은 이름',
  representative: '대표자',
  organisationNumber: '사업자등록번호',
  designationNumber: '교육기관 지정번호',
  address: '주소',
  service: '홈페이지 이름',
  supportPhone: '고객센터 전화',
  hours: '상담 시간',
  lunch: '점심시간',
  mail: '이메일',
  educationName: '교육 이름',
  issuerName: '발급자',
  sealText: '직인 글자',
  sealFileNo: '직인 그림',
  bankName: '은행',
  bankAccount: '계좌번호',
  bankHolder: '예금주',
  messageSender: '문자 보내는 번호',
  refusalPhone: '무료 수신거부 번호(080)',
  smsWon: '단문 한 건 값(원)',
  lmsWon: '장문 한 건 값(원)',
}

/** Is a line of «지금 | 바뀐 뒤». A picture is named by the first letters of its number. */
export type AssociationDifference = { label: string; before: string; after: string }

export function associationDifferences(before: Association, after: Association): AssociationDifference[] {
  return ASSOCIATION_GROUPS.flatMap(({ fields }) => fields)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: associationLabel[field],
      before: shown(field, before[field]),
      after: shown(field, after[field]),
    }))
}

function shown(field: AssociationField, value: string | null): string {
  if (field === 'sealFileNo') return value === null ? '글자로 새김' : `그림 ${value.slice(0, 8)}`
  if (field === 'messageSender' && value === '') return '서버에 적힌 번호'
  if (field === 'refusalPhone' && value === '') return '문자에 적힌 주소'
  return value === null || value === '' ? '-' : value
}
