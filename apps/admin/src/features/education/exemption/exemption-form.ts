import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { requestExemption } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import type { ExemptionGround } from '@hygiene/domain/education/exemption/exemption'

/** The fields as they are typed; empty: not typed yet. */
export interface Typed {
  memberNo: string
  ground: ExemptionGround
  year: string
  salesType: '1' | '2'
  industryType: '1' | '2' | '3'
  licenseNumber: string
  sidoCode: string
  paperNumber: string
  institution: string
}

export function typedAtFirst(memberNo: number | null, year: number): Typed {
  return {
    memberNo: memberNo === null ? '' : String(memberNo),
    ground: 'closedAllYear',
    year: String(year),
    salesType: '2',
    industryType: '1',
    licenseNumber: '',
    sidoCode: '',
    paperNumber: '',
    institution: '',
  }
}

/** Sentences about what is missing; the server judges the law. */
export function fieldErrors(typed: Typed): Partial<Record<keyof Typed, string>> {
  const { memberNo, year, sidoCode, paperNumber, institution } = typed
  return {
    ...(/^[1-9]\d{0,8}$/.test(memberNo) ? {} : { memberNo: '회원번호를 숫자로 입력해주세요.' }),
    ...(/^20\d\d$/.test(year) ? {} : { year: '연도를 네 자리로 입력해주세요.' }),
    ...(sidoCode === '' ? { sidoCode: '시·도를 골라주세요.' } : {}),
    ...(paperNumber.trim().length < 2 ? { paperNumber: '증빙 번호를 입력해주세요.' } : {}),
    ...(institution.trim().length < 2 ? { institution: '발급한 기관을 입력해주세요.' } : {}),
  }
}

type Facts = Omit<SentTo<typeof requestExemption>, 'reasonCode' | 'text' | 'evidenceFileNo'>

export function askedOf(typed: Typed): Facts {
  const { memberNo, year, salesType, industryType, licenseNumber, ...rest } = typed
  return {
    ...rest,
    memberNo: Number(memberNo),
    year: Number(year),
    salesType: salesType === '1' ? 1 : 2,
    industryType: ({ 1: 1, 2: 2, 3: 3 } as const)[industryType],
    ...(licenseNumber.trim() === '' ? {} : { licenseNumber: licenseNumber.trim() }),
  }
}
