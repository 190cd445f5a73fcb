import { IndustryType, industryTypeLabel, OptionType } from '@hygiene/domain/text'
import { applyPath, type MenuLink, optionPath } from './menu.ts'

type TradeLinks = { name: string; links: readonly MenuLink[] }
export type MenuGroup = { label: string; links: readonly MenuLink[]; trades?: readonly TradeLinks[] }

const perTrade = (linksOf: (type: IndustryType) => MenuLink[]): TradeLinks[] =>
  Object.values(IndustryType).map((type) => ({ name: industryTypeLabel[type], links: linksOf(type) }))

const ofExisting = (type: IndustryType): MenuLink[] => [
  { label: '신청', to: applyPath('online', type) },
  { label: '신청 내역', to: optionPath('online', OptionType.list, type) },
  { label: '영수증 출력', to: optionPath('online', OptionType.receipt, type) },
]

const ofNew = (type: IndustryType): MenuLink[] => [
  { label: '신청', to: applyPath('offline', type) },
  { label: '신청 내역', to: optionPath('offline', OptionType.list, type) },
  { label: '일정 변경', to: `/edu/offline/list?industryType=${type}&tabType=change` },
  { label: '수강증 출력', to: `/edu/offline/done?industryType=${type}` },
  { label: '영수증 출력', to: optionPath('offline', OptionType.receipt, type) },
]

export const TASKS: readonly MenuLink[] = [
  { label: '온라인교육 신청하기', to: '/edu/online' },
  { label: '집합교육 신청하기', to: '/edu/offline' },
  { label: '수강하기', to: '/edu/study/list' },
  { label: '교육 날짜 바꾸기', to: '/edu/offline/list?tabType=change' },
  { label: '수료증 출력하기', to: '/edu/completed' },
  { label: '영수증 출력하기', to: '/edu/payment/list' },
]

export const SIDE_MENU: readonly MenuGroup[] = [
  { label: '기존 영업자 (온라인교육)', links: [], trades: perTrade(ofExisting) },
  { label: '신규 영업자 (집합교육)', links: [], trades: perTrade(ofNew) },
  {
    label: '나의 학습실',
    links: [
      { label: '수강하기', to: '/edu/study/list' },
      { label: '수료증 출력', to: '/edu/completed' },
      { label: '결제 내역', to: '/edu/payment/list' },
      { label: '강의자료', to: '/edu/data' },
      { label: '지정확인서 제출', to: '/edu/hygiene/list' },
      { label: '다시보기', to: '/edu/replay/list' },
    ],
  },
  {
    label: '고객센터',
    links: [
      { label: '공지사항', to: '/info/notice' },
      { label: '소식', to: '/news' },
      { label: '교육 안내', to: '/info/notice/view', place: 'menuGuide' },
      { label: '자료실', to: '/info/data' },
      { label: '자주 묻는 질문', to: '/info/faq' },
      { label: '1:1 문의', to: '/info/inquiry' },
      { label: '신고센터', to: '/info/report' },
      { label: '식품위생교육 결과', to: '/news/food' },
      { label: '원격지원', to: '/info/remote' },
    ],
  },
  {
    label: '이용안내',
    links: [
      { label: '온라인교육 신청 방법', to: '/info/register/online' },
      { label: '집합교육 신청 방법', to: '/info/register/offline' },
      { label: '지회·지부 연락처', to: '/info/branch' },
      { label: '배달 음식 위생', to: '/easy/delivery/view' },
      { label: '위생 조리법', to: '/recipe?searchType=6' },
      { label: '스크랩한 조리법', to: '/recipe?searchType=6&isScrap=1' },
    ],
  },
]
