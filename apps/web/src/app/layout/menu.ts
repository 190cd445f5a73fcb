import { type IndustryType, OptionType } from '@hygiene/domain/text'
import type { LinkPlace } from '@hygiene/domain/content/post/site-links'

/** Staff choose the notice that a `place` opens; without one the link is hidden. */
export type MenuLink = { label: string; to: string; place?: LinkPlace }

export type EducationKind = 'online' | 'offline'

const OPTION_SCREENS: Record<EducationKind, Record<OptionType, string>> = {
  online: { 1: '/edu/online/apply', 2: '/edu/online/list', 3: '/edu/payment/list' },
  offline: { 1: '/edu/offline/apply', 2: '/edu/offline/list', 3: '/edu/offline/done/receipt' },
}

/**
 * Returns the screen of an education selection (specification section 3). The list of payments shows receipts when `optionType`
 * requests them.
 */
export function optionPath(kind: EducationKind, option: OptionType, industryType: IndustryType): string {
  const path = `${OPTION_SCREENS[kind][option]}?industryType=${industryType}`
  return kind === 'online' && option === OptionType.receipt ? `${path}&optionType=${option}` : path
}

export function applyPath(kind: EducationKind, industryType: IndustryType): string {
  return optionPath(kind, OptionType.apply, industryType)
}

/** Groups the same tree by task for the header. `covers` decides which entry is marked on a screen. */
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

export const mainEntryOf = (pathname: string) => entryCovering(MAIN_MENU, pathname)

/**
 * Returns the `menuType` of the footer banner request (our own definition): the position of the main entry from 1, or 0 outside
 * all of them.
 */
export const menuTypeOf = (pathname: string): number => {
  const entry = mainEntryOf(pathname)
  return entry ? MAIN_MENU.indexOf(entry) + 1 : 0
}

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
