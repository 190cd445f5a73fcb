import type { RouteMeta } from './route-meta.ts'

/** The specification's routes that have no screen yet, and their titles: they show 준비중입니다. */
export const PLANNED_ROUTES: Readonly<Record<string, RouteMeta>> = {
  '/info/data': { title: '자료실' },
  '/info/data/view': { title: '자료실' },
  '/info/faq': { title: '자주 묻는 질문' },
  '/info/faq/view': { title: '자주 묻는 질문' },
  '/info/inquiry': { title: '1:1 문의' },
  '/info/inquiry/view': { title: '1:1 문의' },
  '/info/inquiry/write': { title: '1:1 문의 쓰기', login: true },
  '/info/report': { title: '신고센터' },
  '/info/report/view': { title: '신고센터' },
  '/info/report/write': { title: '신고하기', login: true },
  '/news': { title: '소식' },
  '/news/data': { title: '자료 소식' },
  '/news/data/view': { title: '자료 소식' },
  '/news/food': { title: '식품위생교육 결과' },
  '/news/food/view': { title: '식품위생교육 결과' },
  '/edu/data': { title: '강의자료', login: true },
  '/edu/data/view': { title: '강의자료', login: true },
  '/edu/replay/list': { title: '다시보기', login: true },
  '/edu/replay/room': { title: '다시보기', login: true },
  '/edu/replay/video': { title: '강의 다시보기', login: true },
  '/recipe': { title: '위생 조리법' },
}

export const isPlanned = (address: string): boolean => address.replace(/[?#].*$/, '') in PLANNED_ROUTES
