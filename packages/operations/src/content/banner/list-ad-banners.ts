import { listAdBanners as contract } from '@hygiene/contracts/content/banner/list-ad-banners'
import { pageFactsOf } from '@hygiene/contracts/kit/paging'
import { BannerPlace } from '@hygiene/db/generated/client'
import { query } from '../../kit/operation.ts'
import { shownBy } from './shown-dates.ts'

/** Shows one long banner and two short ones (specification section 7). */
const SHOWN = { L: 1, S: 2 } as const

export const listAdBanners = query(contract, async ({ db, input, now }) => {
  const list = await db.banner.findMany({
    where: { place: BannerPlace.ad, sizeType: input.sizeType, ...shownBy(now, 1) },
    orderBy: [{ position: 'asc' }, { bannerNo: 'asc' }],
    take: SHOWN[input.sizeType],
  })
  return { list, pageInfo: pageFactsOf(1, SHOWN[input.sizeType], list.length) }
})
