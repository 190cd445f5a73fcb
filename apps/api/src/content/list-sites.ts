import { listSites as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

export const listSites = implement(contract, async ({ input, deps }) => {
  const { page, limit } = input
  const [list, totalRow] = await Promise.all([
    deps.db.relatedSite.findMany({
      orderBy: [{ position: 'asc' }, { siteNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.relatedSite.count(),
  ])
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
