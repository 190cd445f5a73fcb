import { listBanners as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { BannerPlace } from '@hygiene/db'
import { implement } from '../http/implement.ts'

/** Footer banners. We run one site, so `site`, `connectType` and `menuType` do not filter. */
export const listBanners = implement(contract, async ({ input, deps }) => {
  const { page, limit, sizeType } = input
  const where = { place: BannerPlace.footer, sizeType }
  const [list, totalRow] = await Promise.all([
    deps.db.banner.findMany({
      where,
      orderBy: [{ position: 'asc' }, { bannerNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    deps.db.banner.count({ where }),
  ])
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
