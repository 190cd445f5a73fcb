import { listPopups as contract } from '@hygiene/contracts/content/banner/list-popups'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { query } from '../../kit/operation.ts'
import { isShownOn, shownBy } from './shown-dates.ts'

export const listPopups = query(contract, async ({ db, input, now }) => {
  const { page, limit, isToday, popupType } = input
  const where = { ...shownBy(now, isToday), ...(popupType === undefined ? {} : { popupType }) }
  const [list, totalRow] = await Promise.all([
    db.popup.findMany({
      where,
      orderBy: [{ position: 'asc' }, { popupNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    db.popup.count({ where }),
  ])
  return {
    list: list.map((popup) => ({ ...popup, isToday: isShownOn(popup, now) ? 1 : 0 })),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
