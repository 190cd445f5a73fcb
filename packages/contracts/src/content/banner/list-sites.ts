import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'

export const listSites = visitorReads('/api/site/fetchSiteList', {
  publicSeconds: 30,
  input: z.object({ ...pagingInput }),
  entity: pageOf(z.object({ siteNo: z.int(), name: z.string(), url: z.string() })),
  helper: 'view',
})
