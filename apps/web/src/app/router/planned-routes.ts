import type { RouteMeta } from './route-meta.ts'

/** The specification's routes that have no screen yet, and their titles: they show 준비중입니다. */
export const PLANNED_ROUTES: Readonly<Record<string, RouteMeta>> = {
  '/info/inquiry': { title: '1:1 문의' },
  '/info/inquiry/view': { title: '1:1 문의' },
  '/info/inquiry/write': { title: '1:1 문의 쓰기', login: true },
  '/info/report': { title: '신고센터' },
  '/info/report/view': { title: '신고센터' },
  '/info/report/write': { title: '신고하기', login: true },
}

export const isPlanned = (address: string): boolean => address.replace(/[?#].*$/, '') in PLANNED_ROUTES
