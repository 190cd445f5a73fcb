import { listSites as contract } from '@hygiene/contracts/content/banner/list-sites'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { query } from '../../kit/operation.ts'
import { shownBy } from './shown-dates.ts'

export const listSites = query(contract, async ({ db, input, now }) => {
  const { page, limit } = input
  const where = shownBy(now, 1)
  const [list, totalRow] = await Promise.all([
    db.relatedSite.findMany({
      where,
      orderBy: [{ position: 'asc' }, { siteNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    db.relatedSite.count({ where }),
  ])
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
