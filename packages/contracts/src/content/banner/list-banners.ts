import { z } from 'zod'
import { endpoint, pageOf, pagingInput, wireFlag, wireInteger } from '../../kit/index.ts'

/** Footer banners: limit 10, site 2 (specification section 9). `isToday` 1 those of today, 0 also those that are over. */
export const listBanners = endpoint({
  operation: 'listBanners',
  methods: ['GET'],
  path: '/api/banner/fetchBannerList',
  access: 'anyone',
  effect: 'reads',
  publicSeconds: 30,
  sends: 'query',
  input: z.object({
    ...pagingInput,
    site: wireInteger.default(2),
    position: z.string().max(30).default('Footer'),
    sizeType: z.enum(['L', 'S']).default('L'),
    connectType: wireInteger.default(2),
    menuType: wireInteger.optional(),
    isToday: wireFlag.default(1),
  }),
  entity: pageOf(z.object({ bannerNo: z.int(), title: z.string(), url: z.string(), imagePath: z.string() })),
  refusals: [],
  helper: 'view',
})
