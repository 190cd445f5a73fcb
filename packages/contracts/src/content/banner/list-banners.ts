import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { visitorReads } from '../../kit/declare.ts'
import { wireFlag, wireInteger } from '../../kit/fields.ts'

/**
 * Lists footer banners: limit 10, site 2 (specification section 9). `isToday` 1 selects those of today; 0 includes those that are
 * over.
 */
export const listBanners = visitorReads('/api/banner/fetchBannerList', {
  publicSeconds: 30,
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
  helper: 'view',
})
