export type PopupContent = {
  badge: string
  title: string
  text: string
  linkLabel: string
  path: string
  mobilePath: string
  imagePath: string
  shownFrom?: string
  shownUntil?: string
}

export const popups: readonly PopupContent[] = [
  {
    badge: '집합교육',
    title: '12월 지역별 집합교육 접수가 시작되었습니다',
    text: '가까운 교육장과 날짜를 골라 신청해주세요.',
    linkLabel: '일정 보기',
    path: '/info/notice/view?noticeNo=262',
    mobilePath: '/edu/offline',
    imagePath: '',
    shownFrom: '2026-11-01',
    shownUntil: '2026-12-31',
  },
  {
    badge: '온라인교육',
    title: '기존 영업자 교육은 12월 31일 18시까지입니다',
    text: '신청과 수강, 평가까지 이때까지 마쳐주세요.',
    linkLabel: '온라인교육 신청',
    path: '/edu/online',
    mobilePath: '/edu/online',
    imagePath: '',
    shownUntil: '2026-12-31',
  },
  {
    badge: '수료증',
    title: '수료증은 집에서 바로 인쇄할 수 있습니다',
    text: '온라인과 집합교육 수료증을 모두 출력할 수 있습니다.',
    linkLabel: '수료증 출력',
    path: '/edu/completed',
    mobilePath: '/edu/completed',
    imagePath: '/media/banners/paper.svg',
  },
]
