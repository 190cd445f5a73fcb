export const educationsOfYear = ['notApplied', 'unpaid', 'unfinished'] as const
export type EducationOfYear = (typeof educationsOfYear)[number]

export const educationOfYearLabel: Readonly<Record<EducationOfYear, string>> = {
  notApplied: '신청하지 않음',
  unpaid: '신청하고 결제 전',
  unfinished: '결제하고 수료 전',
}
