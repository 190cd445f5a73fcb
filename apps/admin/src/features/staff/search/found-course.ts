import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { BookOpen } from 'lucide-react'
import type { FoundOption } from './found-kinds.ts'

type Course = EntityOf<typeof findRecords>['courses']['list'][number]

export function courseOption({ courseNo, courseName, edition, priceWon }: Course): FoundOption {
  return {
    kind: 'course',
    key: `k${courseNo}`,
    icon: BookOpen,
    title: courseName,
    detail: `버전 ${edition} · ${formatWon(priceWon)}`,
    to: `/courses/${courseNo}`,
  }
}
