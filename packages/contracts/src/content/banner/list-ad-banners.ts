import { z } from 'zod'
import { endpoint, pageOf } from '../../kit/index.ts'

/** A screen calls it twice: once for the one long banner, once for the two short ones (specification section 7). */
export const listAdBanners = endpoint({
  operation: 'listAdBanners',
  methods: ['GET'],
  path: '/api/adBanner/AdBannerList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({ sizeType: z.enum(['L', 'S']) }),
  entity: pageOf(
    z.object({
      bannerNo: z.int(),
      title: z.string(),
      url: z.string(),
      /** A picture of our own; empty: none. */
      imagePath: z.string(),
    }),
  ),
  refusals: [],
  helper: 'view',
})
