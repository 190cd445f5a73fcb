import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffSurveys } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import type { readStaffSurvey } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'

export type SurveyRecord = EntityOf<typeof readStaffSurvey>
export type SurveyRow = EntityOf<typeof listStaffSurveys>['list'][number]
export type Group = SurveyRecord['groups'][number]
export type Answered = NonNullable<Group['questions']>[number]

const SALES: Readonly<Record<string, string>> = salesTypeLabel
const INDUSTRY: Readonly<Record<string, string>> = industryTypeLabel

export function groupText({ by, group }: Pick<Group, 'by' | 'group'>): string {
  if (by === 'month') return `${group.slice(0, 4)}년 ${Number(group.slice(5))}월`
  const [sales = '', industry = ''] = group.split('-')
  return `${SALES[sales]} · ${INDUSTRY[industry]}`
}

export const pointsText = (average: number | null): string =>
  average === null ? '-' : `${average.toFixed(1)}점`

export const HIDDEN_TEXT = '5명이 안 되어 보이지 않습니다'
