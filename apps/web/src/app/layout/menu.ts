import type { IndustryType } from '@hygiene/domain'

export type MenuLink = { label: string; to: string }

/** The applying address of one business type. */
export function applyPath(kind: 'online' | 'offline', industryType: IndustryType): string {
  return `/edu/${kind}/apply?industryType=${industryType}`
}

/** The header's five: the same tree cut by task. `covers` decides which one is marked on a screen. */
export const MAIN_MENU: readonly (MenuLink & { covers: readonly string[] })[] = [
  { label: '교육 신청', to: '/edu/online', covers: ['/edu/online', '/edu/offline', '/edu/payment'] },
  {
    label: '나의 학습실',
    to: '/edu/study/list',
    covers: ['/edu/study', '/edu/replay', '/edu/data', '/edu/hygiene'],
  },
  {
    label: '수료증·출력',
    to: '/edu/completed',
    covers: ['/edu/completed', '/edu/offline/done', '/edu/payment/list'],
  },
  {
    label: '고객센터',
    to: '/info/notice',
    covers: [
      '/info/notice',
      '/info/data',
      '/info/faq',
      '/info/inquiry',
      '/info/remote',
      '/info/report',
      '/news',
    ],
  },
  {
    label: '이용안내',
    to: '/info/register/online',
    covers: ['/info/register', '/info/branch', '/easy/delivery', '/recipe'],
  },
]

/** The main entry a screen belongs to. */
export const mainEntryOf = (pathname: string) => entryCovering(MAIN_MENU, pathname)

/** The entry whose prefix of the address is the longest. */
export function entryCovering<E extends { covers: readonly string[] }>(
  entries: readonly E[],
  pathname: string,
): E | undefined {
  const reach = ({ covers }: E) =>
    Math.max(
      0,
      ...covers.filter((prefix) => `${pathname}/`.startsWith(`${prefix}/`)).map((prefix) => prefix.length),
    )
  const best = entries.toSorted((one, other) => reach(other) - reach(one))[0]
  return best && reach(best) > 0 ? best : undefined
}
