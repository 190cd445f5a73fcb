import { type IndustryType, type PositionType, positionTypeLabel } from '@hygiene/domain/text'
import { type Agreement, NO_AGREEMENT } from '../../../shared/application-form/agreement.ts'
import {
  type Applicant,
  type ApplicantDraft,
  wrongApplicant,
} from '../../../shared/application-form/applicant.ts'
import { knownOf } from '../../../shared/application-form/applicant-text.ts'
import { type Place, wrongPlace } from '../../../shared/application-form/place.ts'
import type { Wrong } from '@hygiene/client/use-fields'

export type OwnText = Place & ApplicantDraft & Agreement & { industryType: string }

export type Said = Pick<
  Place,
  'licenseNumber' | 'businessName' | 'representative' | 'sidoCode' | 'zipCode' | 'address' | 'address2'
> & { companyPhone: string; positionType: PositionType; industryType: IndustryType }

/** `correct` allows names, address, position and telephone. `change` allows every field before payment. */
export type Mode = 'correct' | 'change'

const CORRECTED = ['businessName', 'representative', 'address', 'address2']

export function textOf(said: Said, applicant: Applicant, mode: Mode): OwnText {
  const { licenseNumber, representative } = said
  return {
    ...NO_AGREEMENT,
    licenseNumber,
    representative,
    businessName: said.businessName,
    sidoCode: said.sidoCode,
    zipCode: said.zipCode,
    address: said.address,
    address2: said.address2,
    businessTypeName: '',
    beforeReport: licenseNumber === '',
    taken: mode === 'change' ? null : { printedName: representative, asked: CORRECTED },
    industryType: String(said.industryType),
    positionType: said.positionType === 2 ? '2' : '1',
    phone: knownOf(applicant).phone,
    companyPhone: said.companyPhone,
  }
}

export const OTHER_PROVINCE =
  '다른 시·도의 주소로는 고치실 수 없습니다. 영업장을 옮기셨으면 고객센터로 문의해주세요.'

/**
 * Validates only the fields shown. The province of a paid application cannot change, as it decides who the application was for.
 */
export function wrongText(text: OwnText, { sidoCode }: Said, mode: Mode): Wrong<OwnText> {
  const wrong: Wrong<OwnText> = { ...wrongPlace(text), ...wrongApplicant(text) }
  if (mode === 'change') {
    if (!text.privacyConsent) wrong.privacyConsent = '개인정보 수집·이용에 동의해주세요.'
    return wrong
  }
  const { licenseNumber: _fixed, sidoCode: _too, phone: _unasked, ...mendable } = wrong
  return text.sidoCode === sidoCode ? mendable : { address: OTHER_PROVINCE, ...mendable }
}

export const positionText = (positionType: PositionType) => positionTypeLabel[positionType]

export function correctedOf(text: OwnText) {
  const { businessName, representative, zipCode, address, address2, companyPhone } = text
  const positionType = text.positionType === '2' ? (2 as const) : (1 as const)
  return { businessName, representative, zipCode, address, address2, companyPhone, positionType }
}
