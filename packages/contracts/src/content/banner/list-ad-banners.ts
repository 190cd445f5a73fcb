import { z } from 'zod'
import { pageOf } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Is called twice per screen: once for the one long banner, once for the two short ones (specification section 7). */
export const listAdBanners = visitorReads('/api/adBanner/AdBannerList', {
  publicSeconds: 30,
  input: z.object({ sizeType: z.enum(['L', 'S']) }),
  entity: pageOf(
    z.object({
      bannerNo: z.int(),
      title: z.string(),
      url: z.string(),
      imagePath: z.string(),
    }),
  ),
  helper: 'view',
})
