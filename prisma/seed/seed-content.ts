import type { Transaction } from '@hygiene/db'
import { adBanners } from './content/ad-banners.ts'
import { notices } from './content/notices.ts'
import { popups } from './content/popups.ts'
import { relatedSites } from './content/sites.ts'

/** The content visitors read. */
export async function seedContent(db: Transaction): Promise<void> {
  await db.notice.createMany({
    data: notices.map(({ noticeNo, title, isImportant, paragraphs, registeredOn }) => ({
      noticeNo,
      title,
      isImportant,
      paragraphs: [...paragraphs],
      publishedOn: new Date(registeredOn),
    })),
  })
  await db.popup.createMany({
    data: popups.map(({ badge, title, text, linkLabel, path }, position) => ({
      badge,
      title,
      text,
      actionLabel: linkLabel,
      url: path,
      mobilePath: path,
      position,
    })),
  })
  await db.banner.createMany({
    data: adBanners.map(({ position: place, sizeType, title, url }, position) => ({
      place: place === 'Main' ? ('ad' as const) : ('footer' as const),
      sizeType,
      title,
      url,
      position,
    })),
  })
  await db.relatedSite.createMany({ data: relatedSites.map((site, position) => ({ ...site, position })) })
}
