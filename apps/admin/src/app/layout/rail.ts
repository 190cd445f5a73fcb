import { type HomeQueue, type StaffPermission, type StaffRole, staffMay } from '@hygiene/domain'
import {
  CalendarCheck,
  CreditCard,
  Award,
  BadgeCheck,
  BookOpen,
  FileCheck,
  Headset,
  House,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  Presentation,
  Printer,
  ReceiptText,
  RotateCcw,
  Scale,
  ScrollText,
  ShieldBan,
  Users,
  UsersRound,
} from 'lucide-react'

export type RailGroup = '상담' | '회계' | '교육' | '수료·보고' | '글·알림' | '살피기·관리'

export type RailRow = {
  /** The home stands above the groups. */
  group: RailGroup | null
  to: string
  label: string
  icon: LucideIcon
  /** Of the screen's first endpoint; null for every employee. */
  permission: StaffPermission | null
  /** The letter that follows `g`. */
  letter?: string
  /** The queues whose length stands beside the name. */
  count?: readonly HomeQueue[]
}

/** The screens of the console in the order of the rail; a row stands for a screen that exists. */
export const RAIL: readonly RailRow[] = [
  { group: null, to: '/', label: '홈', icon: House, permission: null, letter: 'h' },
  { group: '상담', to: '/members', label: '회원', icon: Users, permission: 'searchMembers', letter: 'm' },
  {
    group: '상담',
    to: '/inquiries',
    label: '1:1 문의',
    icon: MessageSquareText,
    permission: 'readInquiries',
    letter: 'i',
    count: ['inquiries'],
  },
  {
    group: '상담',
    to: '/support-code',
    label: '상담 코드',
    icon: Headset,
    permission: 'searchMembers',
    letter: 'c',
  },
  {
    group: '상담',
    to: '/designations',
    label: '지정확인서',
    icon: FileCheck,
    permission: 'readDesignations',
    count: ['designations'],
  },
  {
    group: '회계',
    to: '/payments',
    label: '결제',
    icon: CreditCard,
    permission: 'readPayments',
    letter: 'p',
  },
  {
    group: '회계',
    to: '/reconciliation',
    label: '대사',
    icon: Scale,
    permission: 'handleFlaggedMoney',
    letter: 'r',
    count: ['money'],
  },
  {
    group: '회계',
    to: '/cash-receipts',
    label: '현금영수증',
    icon: ReceiptText,
    permission: 'readPayments',
    letter: 'b',
  },
  {
    group: '회계',
    to: '/closings',
    label: '마감',
    icon: CalendarCheck,
    permission: 'readPayments',
    letter: 'l',
  },
  { group: '교육', to: '/courses', label: '과정', icon: BookOpen, permission: 'readCourses', letter: 'e' },
  {
    group: '교육',
    to: '/sessions',
    label: '회차',
    icon: Presentation,
    permission: 'readSessions',
    letter: 's',
    count: ['attention'],
  },
  {
    group: '수료·보고',
    to: '/certificates',
    label: '수료증',
    icon: Award,
    permission: 'readCertificates',
  },
  {
    group: '수료·보고',
    to: '/exemptions',
    label: '인정·면제',
    icon: BadgeCheck,
    permission: 'readExemptions',
  },
  {
    group: '수료·보고',
    to: '/print-code',
    label: '출력 코드',
    icon: Printer,
    permission: 'printCertificates',
  },
  {
    group: '살피기·관리',
    to: '/approvals',
    label: '결재',
    icon: UsersRound,
    permission: 'useApprovals',
    letter: 'a',
    count: ['approvals'],
  },
  {
    group: '살피기·관리',
    to: '/blocked',
    label: '접속 차단',
    icon: ShieldBan,
    permission: 'readBlockedRanges',
  },
  {
    group: '살피기·관리',
    to: '/employees',
    label: '직원·권한',
    icon: KeyRound,
    permission: 'manageEmployees',
    count: ['reviews'],
  },
  {
    group: '살피기·관리',
    to: '/jobs',
    label: '작업',
    icon: RotateCcw,
    permission: 'handleJobs',
    count: ['documents', 'jobs'],
  },
  { group: '살피기·관리', to: '/audit', label: '처리 기록', icon: ScrollText, permission: 'readAuditLog' },
]

/** First parts of the addresses of records that stand in no rail; a row stands for a screen that exists. */
const BESIDE_THE_RAIL: readonly string[] = ['/enrolments']

/** Is there a screen at this address of the console? */
export function hasScreen(path: string): boolean {
  const first = /^\/[a-z-]*/.exec(path)?.[0]
  return RAIL.some(({ to }) => to === first) || BESIDE_THE_RAIL.some((known) => known === first)
}

/** The screens a role may open. */
export const railOf = (role: StaffRole): readonly RailRow[] =>
  RAIL.filter(({ permission }) => permission === null || staffMay(role, permission))

/** The same under their headings. */
export function groupsOf(role: StaffRole): { group: RailGroup | null; rows: RailRow[] }[] {
  const groups: { group: RailGroup | null; rows: RailRow[] }[] = []
  for (const row of railOf(role)) {
    const last = groups.at(-1)
    if (last?.group === row.group) last.rows.push(row)
    else groups.push({ group: row.group, rows: [row] })
  }
  return groups
}
