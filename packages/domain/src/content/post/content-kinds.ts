import type { StaffRole } from '../../staff/permission/permissions.ts'
import { BoardType, boardTypeLabel } from '../../text.ts'

export const contentKinds = ['post', 'popup', 'banner', 'branch', 'text', 'site'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentKindLabel: Record<ContentKind, string> = {
  post: '게시글',
  popup: '팝업',
  banner: '배너',
  branch: '지회·지부',
  text: '약관·방침',
  site: '관련 사이트',
}

export const contentPartLabel: Partial<Record<ContentKind, Readonly<Record<number, string>>>> = {
  post: boardTypeLabel,
  banner: { 1: '광고', 2: '아래쪽' },
  text: { 1: '이용약관', 2: '개인정보처리방침', 3: '마케팅 동의' },
}

/**
 * Only headquarters writes branches and legal texts (docs/rules/login.md); education and support also write posts, popups and
 * banners.
 */
const WRITERS: Record<ContentKind, readonly StaffRole[]> = {
  post: ['headquarters', 'education', 'support'],
  popup: ['headquarters', 'education', 'support'],
  banner: ['headquarters', 'education', 'support'],
  branch: ['headquarters'],
  text: ['headquarters'],
  site: ['headquarters', 'education', 'support'],
}

export function mayWriteContent(role: StaffRole, kind: ContentKind): boolean {
  return WRITERS[kind].includes(role)
}

export function maySeeContent(role: StaffRole, kind: ContentKind): boolean {
  return role !== 'branch' || kind === 'branch'
}

/** Content that was public by law or that other records name cannot be withdrawn. */
export function mayWithdrawContent(kind: ContentKind): boolean {
  return kind !== 'branch' && kind !== 'text'
}

export const contentBoards: readonly BoardType[] = [
  BoardType.notice,
  BoardType.library,
  BoardType.faq,
  BoardType.lectureMaterial,
  BoardType.results,
  BoardType.recipe,
]

export function isOrderedContent(kind: ContentKind, part: number): boolean {
  if (kind === 'post') return part === BoardType.faq
  return kind === 'popup' || kind === 'banner' || kind === 'site'
}

export const faqCategories = [
  { postType: 2, label: '교육 신청' },
  { postType: 3, label: '결제·환불' },
  { postType: 4, label: '수강·평가' },
  { postType: 5, label: '수료증' },
  { postType: 6, label: '회원·로그인' },
  { postType: 1, label: '그 밖의 질문' },
] as const

/** Lists `noticeType` of the specification; the values are ours. */
export const noticeTypes = [
  { value: 1, label: '일반 공지' },
  { value: 2, label: '교육 일정' },
  { value: 3, label: '법령·제도' },
] as const

/** Lists `examType` of the specification; the values are ours, and null means all education. */
export const examTypes = [
  { value: null, label: '모든 교육' },
  { value: 1, label: '온라인교육' },
  { value: 2, label: '집합교육' },
] as const

/** Lists `popupType` of the specification; the values are ours. */
export const popupTypes = [
  { value: 1, label: '홈 화면' },
  { value: 2, label: '연동 사이트 (홈 화면에는 보이지 않음)' },
] as const

/** Lists `site` and `connectType` of a footer banner: this site requests 2 (specification section 3). */
export const bannerSites = [
  { value: 2, label: '이 사이트' },
  { value: 1, label: '연동 사이트' },
] as const
export const bannerConnectTypes = [
  { value: 2, label: '웹' },
  { value: 1, label: '앱' },
] as const

/** Lists `menuType` of a footer banner: the position of a main menu entry, from 1; 0 is all other screens, null every screen. */
export const bannerMenuTypes = [
  { value: null, label: '모든 화면' },
  { value: 0, label: '홈·그 밖의 화면' },
  { value: 1, label: '교육 신청' },
  { value: 2, label: '나의 학습실' },
  { value: 3, label: '수료증·출력' },
  { value: 4, label: '고객센터' },
  { value: 5, label: '이용안내' },
] as const
