import { listPopups as contract } from '@hygiene/contracts/content/banner/list-popups'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { implement } from '../../http/implement.ts'
import { isShownOn, shownBy } from './shown-dates.ts'

export const listPopups = implement(contract, async ({ input, deps, now }) => {
  const { page, limit, isToday, popupType } = input
  const where = { ...shownBy(now, isToday), ...(popupType === undefined ? {} : { popupType }) }
  const [list, totalRow] = await Promise.all([
    deps.db.popup.findMany({
      where,
      orderBy: [{ position: 'asc' }, { popupNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.popup.count({ where }),
  ])
  return {
    list: list.map((popup) => ({ ...popup, isToday: isShownOn(popup, now) ? 1 : 0 })),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
