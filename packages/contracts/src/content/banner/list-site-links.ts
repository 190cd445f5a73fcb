import { linkPlaces } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** The notices that links of the home screen and the menu open, as far as they are published; ours. */
export const listSiteLinks = endpoint({
  operation: 'listSiteLinks',
  methods: ['GET'],
  path: '/api/site/fetchLinkList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(z.object({ place: z.enum(linkPlaces), noticeNo: z.int() })) }),
  refusals: [],
  helper: 'view',
})
