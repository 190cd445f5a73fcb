import type { EducationOfYear } from '../../member/account/education-of-year.ts'

interface ReadyAudience {
  educationOfYear: EducationOfYear
  label: string
  body: string
}

export const readyAudiences: readonly ReadyAudience[] = [
  {
    educationOfYear: 'unfinished',
    label: '결제했고 아직 안 마친 사람',
    body: '{이름}님, 올해 위생교육을 아직 마치지 않으셨습니다. {교육 마감일}까지 마쳐주세요. 문의 {고객센터}',
  },
  {
    educationOfYear: 'unpaid',
    label: '신청했고 아직 결제하지 않은 사람',
    body: '{이름}님, 신청하신 위생교육의 결제가 남아 있습니다. {교육 마감일}까지 교육을 마쳐야 하니 결제해주세요. 문의 {고객센터}',
  },
  {
    educationOfYear: 'notApplied',
    label: '올해 아직 신청하지 않은 사람',
    body: '{이름}님, 올해 위생교육을 아직 신청하지 않으셨습니다. {교육 마감일}까지 마쳐주세요. 이미 마치셨으면 이 문자는 지나쳐주세요. 문의 {고객센터}',
  },
]
