import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { Transaction } from '@hygiene/db/connect'
import { BoardType } from '@hygiene/domain/text'
import { addPosts, type GivenPost, paragraphs } from '@hygiene/testing'
import { adBanners } from './content/ad-banners.ts'
import { notices } from './content/notices.ts'
import type { PostContent } from './content/post-content.ts'
import { popups } from './content/popups.ts'
import { library } from './content/posts-library.ts'
import { lectureMaterials } from './content/posts-materials.ts'
import { recipes } from './content/posts-recipes.ts'
import { results } from './content/posts-results.ts'
import { relatedSites } from './content/sites.ts'

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
    ...(await questionsAskedOften(db)),
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
    data: adBanners.map(
      ({ position: place, sizeType, title, url, imagePath, menuType = null }, position) => ({
        place: place === 'Main' ? ('ad' as const) : ('footer' as const),
        sizeType,
        title,
        url,
        imagePath,
        menuType,
        position,
      }),
    ),
  })
  await db.relatedSite.createMany({ data: relatedSites.map((site, position) => ({ ...site, position })) })
}

const postsOf = (boardType: BoardType, posts: readonly PostContent[]) =>
  posts.map((post) => ({ ...post, boardType, publishedOn: new Date(post.publishedOn) }))

const LAST_QUESTION_NO = 512

async function questionsAskedOften(db: Transaction): Promise<GivenPost[]> {
  const drafts = await db.content.findMany({
    where: { kind: 'post', part: BoardType.faq, publishedVersion: null },
    orderBy: { position: 'asc' },
    include: { versions: true },
  })
  const posts: GivenPost[] = []
  for (const [at, { contentNo, versions }] of drafts.entries()) {
    const postNo = LAST_QUESTION_NO - at
    await db.content.update({ where: { contentNo }, data: { recordNo: postNo } })
    const body = keptBody.parse(versions[0]?.body)
    if (body.kind !== 'post') throw new Error(`Content ${contentNo} is no post`)
    const { title, content, postType, boardType } = body
    posts.push({ title, content, postType, boardType, postNo, publishedOn: new Date('2026-11-02') })
  }
  return posts
}
