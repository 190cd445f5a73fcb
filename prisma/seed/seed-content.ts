import type { Transaction } from '@hygiene/db'
import { BoardType } from '@hygiene/domain'
import { addPosts, paragraphs } from '@hygiene/testing'
import { adBanners } from './content/ad-banners.ts'
import { notices } from './content/notices.ts'
import type { PostContent } from './content/post-content.ts'
import { popups } from './content/popups.ts'
import { faq } from './content/posts-faq.ts'
import { library } from './content/posts-library.ts'
import { lectureMaterials } from './content/posts-materials.ts'
import { recipes } from './content/posts-recipes.ts'
import { results } from './content/posts-results.ts'
import { relatedSites } from './content/sites.ts'

/** The content visitors read. */
export async function seedContent(db: Transaction): Promise<void> {
  await addPosts(db, [
    ...notices.map(({ noticeNo, registeredOn, paragraphs: said, ...notice }) => ({
      ...notice,
      postNo: noticeNo,
      boardType: BoardType.notice,
      content: paragraphs(said),
      publishedOn: new Date(registeredOn),
    })),
    ...postsOf(BoardType.lectureMaterial, lectureMaterials),
    ...postsOf(BoardType.library, library),
    ...postsOf(BoardType.faq, faq),
    ...postsOf(BoardType.results, results),
    ...postsOf(BoardType.recipe, recipes),
  ])
  await db.popup.createMany({
    data: popups.map(({ linkLabel, path, shownFrom, shownUntil, ...popup }, position) => ({
      ...popup,
      actionLabel: linkLabel,
      url: path,
      position,
      shownFrom: shownFrom === undefined ? null : new Date(shownFrom),
      shownUntil: shownUntil === undefined ? null : new Date(shownUntil),
    })),
  })
  await db.banner.createMany({
    data: adBanners.map(({ position: place, sizeType, title, url, imagePath }, position) => ({
      place: place === 'Main' ? ('ad' as const) : ('footer' as const),
      sizeType,
      title,
      url,
      imagePath,
      position,
    })),
  })
  await db.relatedSite.createMany({ data: relatedSites.map((site, position) => ({ ...site, position })) })
}

const postsOf = (boardType: BoardType, posts: readonly PostContent[]) =>
  posts.map((post) => ({ ...post, boardType, publishedOn: new Date(post.publishedOn) }))
