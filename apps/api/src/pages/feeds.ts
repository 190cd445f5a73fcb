import { BoardType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { shownInSql } from '@hygiene/operations/content/board/shown-on'
import type { Pool } from 'pg'
import type { Deps } from '../deps.ts'
import { escaped } from './markup.ts'
import type { Site } from './site.ts'

/** Stays below the 50,000 addresses that search engines read of a sitemap. */
const MOST_POSTS = 45_000
const NEWEST = 30
const SAID = 300

/** Names the sitemap. Pages that must not be indexed say `noindex` themselves. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', '/media/', '/staff/', '/common/', '/comm-user/', '/smart-user/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
}

interface PostRow {
  postNo: number
  boardType: number
  title: string
  said: string
  day: string
  writtenAt: Date
}

/** Returns visible posts of these boards, newest first, without drafts and posts dated ahead. */
async function newestPosts(pool: Pool, boards: readonly number[], limit: number, now: Date) {
  const { rows } = await pool.query<PostRow>(
    `SELECT p."postNo", p."boardType", v."title", left(v."plainText", ${SAID}) AS "said", p."publishedOn"::text AS "day", v."writtenAt"
       FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
      WHERE p."boardType" = ANY ($1) AND ${shownInSql('$2')}
      ORDER BY p."publishedOn" DESC, p."postNo" DESC LIMIT $3`,
    [boards, now, limit],
  )
  return rows
}

/** Lists the pages with a description and the posts that a visitor may read, each under one address. */
export async function sitemap(
  site: Site,
  { pool }: Pick<Deps, 'pool'>,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const own = site.pages.filter(({ description, canonical }) => description !== undefined && !canonical)
  const pages = own.filter(({ path, post }) => !post && !path.includes(':')).map(({ path }) => entry(path))
  const viewOf = new Map(own.flatMap(({ path, post }) => (post ? [[post.boardType, { path, ...post }]] : [])))
  const posts = await newestPosts(pool, [...viewOf.keys()], MOST_POSTS, now)
  const shown = posts.flatMap(({ boardType, postNo, writtenAt }) => {
    const view = viewOf.get(boardType)
    return view ? [entry(`${view.path}?${view.numberName}=${postNo}`, writtenAt)] : []
  })

  function entry(path: string, changedAt?: Date): string {
    const changed = changedAt ? `<lastmod>${seoulDay(changedAt)}</lastmod>` : ''
    return `<url><loc>${escaped(new URL(path, publicUrl).href)}</loc>${changed}</url>\n`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...shown].join('')}</urlset>
`
}

export async function noticeFeed(
  site: Site,
  { pool, association }: Pick<Deps, 'pool' | 'association'>,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const { text } = await association(now)
  const view = site.pages.find(({ post }) => post?.boardType === BoardType.notice)
  if (!view?.post) throw new Error('The built client has no page for a notice.')
  const { path, post } = view
  const notices = await newestPosts(pool, [BoardType.notice], NEWEST, now)
  const items = notices.map(({ postNo, title, said, day }) => {
    const link = escaped(new URL(`${path}?${post.numberName}=${postNo}`, publicUrl).href)
    const published = new Date(`${day}T00:00:00+09:00`).toUTCString()
    return `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${published}</pubDate><description>${escaped(said)}</description></item>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escaped(`${text.service} 공지사항`)}</title>
<link>${escaped(new URL(path.replace(/\/view$/, ''), publicUrl).href)}</link>
<description>${escaped(`${text.shortName}의 공지사항`)}</description>
<language>ko</language>
<atom:link href="${escaped(new URL('/rss.xml', publicUrl).href)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
}
