import { z } from 'zod'
import { endpoint, pageOf } from '../kit/index.ts'

/** Called twice: the long banner shows 1, the short banners show 2 (specification section 7). */
export const listAdBanners = endpoint({
  operation: 'listAdBanners',
  methods: ['GET'],
  path: '/api/adBanner/AdBannerList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({ sizeType: z.enum(['L', 'S']) }),
  entity: pageOf(z.object({ bannerNo: z.int(), title: z.string(), url: z.string() })),
  refusals: [],
})
