import type { Implementation } from '../http/implement.ts'
import { listAdBanners } from './list-ad-banners.ts'
import { listBanners } from './list-banners.ts'
import { listNotices } from './list-notices.ts'
import { listPopups } from './list-popups.ts'
import { listSites } from './list-sites.ts'
import { readNotice } from './read-notice.ts'

export const CONTENT_OPERATIONS: readonly Implementation[] = [
  listAdBanners,
  listBanners,
  listNotices,
  listPopups,
  listSites,
  readNotice,
]
