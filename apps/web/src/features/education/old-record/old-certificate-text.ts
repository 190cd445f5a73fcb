import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readOldEducation } from '@hygiene/contracts/education/old-record/read-old-education'
import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { isOldNewOperator } from '@hygiene/domain/education/old-record/old-record'

export type OldEducation = EntityOf<typeof readOldEducation>

/** Lists every field of the old record (specification section 3), in the order of the old paper. */
export function oldCertificateRows(record: OldEducation): { label: string; value: string }[] {
  const rows = [
    { label: '성명', value: record.uname },
    { label: '생년월일', value: formatBirthDate(record.ubir) },
    { label: '직책', value: record.jikchek },
    { label: '업소명', value: record.cname },
    { label: '대표자', value: record.cuname },
    { label: '소재지', value: record.uaddr1 },
    { label: '업종', value: record.gubun },
    { label: '교육구분', value: operatorText(record) },
    { label: '교육시간', value: `${record.hours}시간` },
    { label: '수료일', value: formatSeoulLongDate(record.eduEndDate) },
  ]
  return rows.filter(({ value }) => value !== '')
}

export function oldCertificateSentence(record: OldEducation): string {
  const year = record.eduEndDate.slice(0, 4)
  return `위 사람은 「식품위생법」 제41조에 따른 ${year}년도 ${operatorText(record)} 식품위생교육 과정(${record.hours}시간)을 수료하였으므로 이 증서를 드립니다.`
}

/** Returns «수료증_홍길동_2019», the title of the window and of a file saved from it. */
export function oldDocumentTitle({ uname, eduEndDate }: OldEducation): string {
  return `수료증_${uname}_${eduEndDate.slice(0, 4)}`
}

const operatorText = ({ utel }: OldEducation) => (isOldNewOperator(utel) ? '신규 영업자' : '기존 영업자')

/** Returns «제 2018-0012 호». Some numbers are stored with both words. */
export function oldCertificateNumber(outnumber: string): string {
  return `제 ${outnumber.replace(/^제\s*/, '').replace(/\s*호$/, '')} 호`
}
