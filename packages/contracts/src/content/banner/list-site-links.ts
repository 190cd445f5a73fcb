import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { z } from 'zod'
import { visitorReads } from '../../kit/declare.ts'

/** Lists the published notices behind links of the home screen and the menu; this is our own endpoint. */
export const listSiteLinks = visitorReads('/api/site/fetchLinkList', {
  publicSeconds: 30,
  input: z.object({}),
  entity: z.object({ list: z.array(z.object({ place: z.enum(linkPlaces), noticeNo: z.int() })) }),
  helper: 'view',
})
