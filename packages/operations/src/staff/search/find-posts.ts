import { MOST_FOUND } from '@hygiene/contracts/staff/search/find-records'
import type { Content, PrismaClient } from '@hygiene/db/generated/client'
import { contentStateAt, type ContentState } from '@hygiene/domain/content/post/content-state'

interface FoundPost {
  contentNo: number
  kind: Content['kind']
  part: number
  title: string
  state: ContentState
}

const POSTS = `
  SELECT c.* FROM "Content" c
    LEFT JOIN "Post" p ON c."kind" = 'post' AND p."postNo" = c."recordNo"
    LEFT JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
   WHERE (SELECT bool_and(position(w IN lower(c."title")) > 0) FROM unnest($1::text[]) w)
      OR (v."grams" @> "grams_asked"($2) AND strpos(lower(v."plainText"), $2) > 0)
   ORDER BY c."changedAt" DESC, c."contentNo" DESC LIMIT ${MOST_FOUND + 1}`

export async function findPosts(db: PrismaClient, text: string, now: Date): Promise<FoundPost[]> {
  const asked = text.trim().toLowerCase()
  if (asked.length < 2) return []
  const rows = await db.$queryRawUnsafe<Content[]>(POSTS, asked.split(/\s+/), asked)
  return rows.map((row) => ({ ...row, state: contentStateAt(row, now) }))
}
