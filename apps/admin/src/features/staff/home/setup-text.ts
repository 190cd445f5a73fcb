import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { setupChecks, type SetupCheckName, type SetupItemName } from '@hygiene/domain/staff/setup/setup-items'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { closedFor } from '../../../app/layout/sidebar.ts'

type Setup = EntityOf<typeof readSetup>
export type SetupLine = Setup['items'][number]

/** Maps an item to the screen that completes it, or to null if the console has none. */
const SCREEN: Record<SetupItemName, { to: string; verb: string } | null> = {
  headquarters: { to: '/employees', verb: '직원 초대' },
  association: { to: '/settings', verb: '협회 정보 입력' },
  sender: { to: '/settings', verb: '발신번호 입력' },
  regions: null,
  register: { to: '/licences', verb: '업소 확인' },
  policies: { to: '/posts?kind=text', verb: '문서 작성' },
  tax: { to: '/cash-receipts/taxes', verb: '과세 구분 결정' },
  course: { to: '/courses', verb: '과정 만들기' },
  bank: { to: '/questions', verb: '문항 추가' },
  survey: { to: '/surveys', verb: '설문 작성' },
  window: { to: '/courses', verb: '신청 기간 입력' },
  price: { to: '/courses', verb: '교육비 입력' },
  venue: { to: '/venues', verb: '교육장 추가' },
  branch: { to: '/posts?kind=branch', verb: '지회·지부 추가' },
  links: { to: '/posts', verb: '글 게시' },
  sample: { to: '/settings', verb: '견본 만들기' },
  testOrder: { to: '/payments', verb: '결제 내역' },
  backup: null,
  alert: null,
}

const OF_COURSE: ReadonlySet<SetupItemName> = new Set(['course', 'window', 'price'])

export function screenOf(
  { name, courseNo }: SetupLine,
  role: StaffRole,
): { to: string; verb: string } | null {
  const screen = SCREEN[name]
  if (!screen || closedFor(role, screen.to)) return null
  if (!OF_COURSE.has(name) || courseNo === null) return screen
  return { to: `/courses/${courseNo}`, verb: '과정 열기' }
}

export function checkOf({ name }: SetupLine): SetupCheckName | null {
  return setupChecks.find((check) => check === name) ?? null
}

export function setupTitle(missing: readonly SetupLine[]): string {
  const [first] = missing
  const isOneYear = first && first.year !== null && missing.every(({ year }) => year === first.year)
  return isOneYear ? `${first.year}년 준비` : '개시 준비'
}
