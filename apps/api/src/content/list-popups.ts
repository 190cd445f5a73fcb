import { listPopups as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Every popup kept is one of today: a popup that is over is taken away. */
export const listPopups = implement(contract, async ({ input, deps }) => {
  const { page, limit } = input
  const where = input.popupType === undefined ? {} : { popupType: input.popupType }
  const [list, totalRow] = await Promise.all([
    deps.db.popup.findMany({
      where,
      orderBy: [{ position: 'asc' }, { popupNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.popup.count({ where }),
  ])
  return {
    list: list.map((popup) => ({ ...popup, isToday: 1 })),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})
