import { type CourseNeed, courseNeedLabel, courseNeeds } from '../../education/course/course-needs.ts'
import { isNextYearDue } from '../../education/course/next-year.ts'
import { REGISTER_TRADES } from '../../platform/licence-register/register-row.ts'
import { skippedMany } from '../../platform/licence-register/skipped-rows.ts'
import { policyKinds, policyName } from '../../member/policy/policy-versions.ts'
import { associationLabel } from '../setting/association-text.ts'
import { isPlaceholder, unsetFields } from '../setting/placeholders.ts'
import { seoulYear } from '../../time/seoul-day.ts'
import type { SetupFacts } from './setup-facts.ts'
import { type Judged, judgeNeed } from './setup-year.ts'

export const setupItems = [
  'headquarters',
  'association',
  'sender',
  'regions',
  'register',
  'policies',
  ...courseNeeds,
  'venue',
  'branch',
  'links',
  'sample',
  'testOrder',
  'backup',
  'alert',
] as const
export type SetupItemName = (typeof setupItems)[number]

export const setupItemLabel: Record<SetupItemName, string> = {
  headquarters: '본부 직원 두 명',
  association: '협회 정보와 직인',
  sender: '문자 발신번호',
  regions: '시·도와 시·군·구',
  register: '인허가 자료',
  policies: '약관과 개인정보 문서',
  ...courseNeedLabel,
  course: '과정과 강의 영상',
  venue: '교육장',
  branch: '지회·지부',
  links: '첫 화면·메뉴의 안내 글',
  sample: '수료증 견본',
  testOrder: '시험 결제와 환불',
  backup: '백업 복원 확인',
  alert: '경보 수신 확인',
}

/** Lists the items that are confirmed with a code from the restored backup or the received alert. */
export const setupChecks = ['backup', 'alert'] as const satisfies readonly SetupItemName[]
export type SetupCheckName = (typeof setupChecks)[number]

/** Limits how long a test alert is raised and its code accepted. */
export const TEST_ALERT_MS = 2 * 3_600_000

export interface SetupItem {
  name: SetupItemName
  /** Is null for an item that does not depend on the year. */
  year: number | null
  isDone: boolean
  reason: string
  courseNo: number | null
}

export function setupItemTitle({ name, year }: Pick<SetupItem, 'name' | 'year'>): string {
  return year === null ? setupItemLabel[name] : `${setupItemLabel[name]}(${year}년)`
}

/** Returns the whole list in order. From 1 November next year's items follow this year's. */
export function judgeSetup(facts: SetupFacts, now: Date): SetupItem[] {
  const years = judgedYears(facts, now)
  return setupItems.flatMap((name): SetupItem[] => {
    if (isCourseNeed(name))
      return years.map((year) => ({ courseNo: null, ...judgeNeed(facts, name, year, now), name, year }))
    return [{ courseNo: null, ...judges[name](facts), name, year: null }]
  })
}

/** Returns this year and, once it is due, the next. A year without courses is dropped once next year's are published. */
function judgedYears({ courses }: SetupFacts, now: Date): number[] {
  const year = seoulYear(now)
  if (!isNextYearDue(now)) return [year]
  const isPublished = (of: number) => courses.some((course) => course.year === of && course.isPublished)
  return !isPublished(year) && isPublished(year + 1) ? [year + 1] : [year, year + 1]
}

const isCourseNeed = (name: SetupItemName): name is CourseNeed =>
  (courseNeeds as readonly string[]).includes(name)

const done = (reason: string): Judged => ({ isDone: true, reason })
const missing = (reason: string): Judged => ({ isDone: false, reason })

const judges: Record<Exclude<SetupItemName, CourseNeed>, (facts: SetupFacts) => Judged> = {
  headquarters: ({ headquarters }) =>
    headquarters >= 2
      ? done(`${headquarters}명`)
      : missing(`본부 직원이 ${headquarters}명입니다. 두 사람이 있어야 승인할 수 있습니다.`),
  association({ association }) {
    const unset = unsetFields(association)
    if (unset.length === 0) return done(association.name)
    return missing(`아직 입력하지 않음: ${unset.map((field) => associationLabel[field]).join(', ')}`)
  },
  sender({ association, deploymentSender }) {
    const sender = association.messageSender || deploymentSender
    return sender === '' || isPlaceholder(sender)
      ? missing('문자 업체에 등록한 발신번호가 없습니다.')
      : done(sender)
  },
  regions: ({ provinces, cities }) =>
    provinces > 0 && cities > 0
      ? done(`시·도 ${provinces}곳, 시·군·구 ${cities}곳`)
      : missing('시·도와 시·군·구가 없어 신청과 교육장 등록을 할 수 없습니다.'),
  register: judgeRegister,
  policies({ writtenPolicies }) {
    const unwritten = policyKinds.filter((kind) => !writtenPolicies.includes(kind))
    return unwritten.length === 0
      ? done(policyKinds.map((kind) => policyName[kind]).join(', '))
      : missing(`아직 예시 문서입니다: ${unwritten.map((kind) => policyName[kind]).join(', ')}`)
  },
  venue: ({ venues }) => (venues > 0 ? done(`${venues}곳`) : missing('집합교육을 열 교육장이 없습니다.')),
  branch: ({ branches }) =>
    branches > 0 ? done(`${branches}곳`) : missing('지회·지부가 없어 집합교육 회차를 만들 수 없습니다.'),
  links: ({ missingPosts }) =>
    missingPosts.length === 0
      ? done('모두 열립니다')
      : missing(`방문자가 볼 수 없는 글: ${missingPosts.map((no) => `${no}번`).join(', ')}`),
  sample: ({ hasSample }) =>
    hasSample
      ? done('지금 정보로 만들었습니다')
      : missing('지금 협회 정보로 만든 수료증 견본이 없습니다. 협회 정보를 변경할 때 견본을 만듭니다.'),
  testOrder({ association, testOrder }) {
    if (testOrder === 'refunded') return done('결제와 환불을 마쳤습니다')
    if (testOrder === 'paid') return missing('결제한 주문을 아직 환불하지 않았습니다.')
    return unsetFields(association).length > 0
      ? missing('협회 정보를 입력한 뒤 한 건을 결제하고 환불해주세요.')
      : missing('한 건을 결제하고 환불해주세요.')
  },
  backup: ({ isBackupRestored }) =>
    isBackupRestored
      ? done('복원해 보았습니다')
      : missing('백업을 다른 서버에 복원하고, 그때 나오는 확인 코드를 입력해주세요.'),
  alert: ({ isAlertReceived }) =>
    isAlertReceived
      ? done('받았습니다')
      : missing('시험 경보를 보내고, 받은 경보에 적힌 확인 코드를 입력해주세요.'),
}

function judgeRegister({ registerWalks }: SetupFacts): Judged {
  const unread = REGISTER_TRADES.filter((trade) => !registerWalks.some((walk) => walk.trade === trade))
  if (unread.length > 0) return missing(`아직 읽지 않은 업종: ${unread.join(', ')}`)
  const skipped = registerWalks.find(skippedMany)
  if (skipped)
    return missing(
      `${skipped.trade} ${skipped.total.toLocaleString('ko-KR')}건 중 ${skipped.skipped.toLocaleString('ko-KR')}건을 읽지 못했습니다.`,
    )
  return done(`${REGISTER_TRADES.length}개 업종`)
}
