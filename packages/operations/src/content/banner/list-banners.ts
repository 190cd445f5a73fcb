import { listBanners as contract } from '@hygiene/contracts/content/banner/list-banners'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { BannerPlace } from '@hygiene/db/generated/client'
import { query } from '../../kit/operation.ts'
import { shownBy } from './shown-dates.ts'

/** Lists the footer banners of a site. A banner without a menu part appears in all parts. */
export const listBanners = query(contract, async ({ db, input, now }) => {
  const { page, limit, sizeType, site, connectType, menuType, position, isToday } = input
  if (position.toLowerCase() !== BannerPlace.footer)
    return { list: [], pageInfo: pageFactsOf(page, limit, 0) }
  const dates = shownBy(now, isToday)
  const inMenu = menuType === undefined ? [] : [{ OR: [{ menuType: null }, { menuType }] }]
  const where = { place: BannerPlace.footer, sizeType, site, connectType, AND: [...dates.AND, ...inMenu] }
  const [list, totalRow] = await Promise.all([
    db.banner.findMany({
      where,
      orderBy: [{ position: 'asc' }, { bannerNo: 'asc' }],
      ...pageWindow(page, limit),
    }),
    db.banner.count({ where }),
  ])
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
