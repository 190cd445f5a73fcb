import { listSites as contract } from '@hygiene/contracts/content/banner/list-sites'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { implement } from '../../http/implement.ts'
import { shownBy } from './shown-dates.ts'

export const listSites = implement(contract, async ({ input, deps, now }) => {
  const { page, limit } = input
  const where = shownBy(now, 1)
  const [list, totalRow] = await Promise.all([
    deps.db.relatedSite.findMany({
      where,
      orderBy: [{ position: 'asc' }, { siteNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.relatedSite.count({ where }),
  ])
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
