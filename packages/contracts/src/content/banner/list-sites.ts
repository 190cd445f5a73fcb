import { z } from 'zod'
import { endpoint, pageOf, pagingInput } from '../../kit/index.ts'

/** Related sites; `limit=-1` lists all. */
export const listSites = endpoint({
  operation: 'listSites',
  methods: ['GET'],
  path: '/api/site/fetchSiteList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({ ...pagingInput }),
  entity: pageOf(z.object({ siteNo: z.int(), name: z.string(), url: z.string() })),
  refusals: [],
  helper: 'view',
})
