import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { LoadFirst } from '@hygiene/contracts/kit/site-pages'
import { mayReadBoard } from '@hygiene/domain/content/board/may-read-board'
import { noticeOf, noticesOf } from '@hygiene/operations/content/board/notices'
import { findShownPost } from '@hygiene/operations/content/board/shown-post'
import { listShownPosts } from '@hygiene/operations/content/board/shown-posts'
import { findBranches } from '@hygiene/operations/content/branch/branch-rows'
import type { Deps } from '../deps.ts'

interface FirstRead {
  contract: Endpoint
  read: (input: object) => Promise<unknown>
}

/** Provides the answers from which public pages are rendered. Rendering counts no reader; the browser does. */
export function firstAnswersOf(deps: Deps): LoadFirst {
  const reads: readonly FirstRead[] = [
    first(listNotices, (input) => noticesOf(deps.pool, input, deps.now())),
    first(readNotice, (input) => noticeOf(deps, input.noticeNo, deps.now())),
    first(listPosts, async (input) =>
      mayReadBoard(input.boardType, false) ? listShownPosts(deps.pool, input, deps.now()) : null,
    ),
    first(readPost, async (input) => {
      const post = await findShownPost(deps, input.postNo, deps.now())
      return post && mayReadBoard(post.boardType, false) ? post : null
    }),
    first(listBranchContacts, async (input) => ({
      list: await findBranches(deps.db, input.zipProvinceNo, deps.now()),
    })),
  ]
  const readOf = new Map<string, FirstRead>(reads.map((one) => [one.contract.path, one]))
  return async (path, input) => {
    const asked = readOf.get(path)
    if (!asked) throw new Error(`No page can be drawn with ${path}.`)
    const given = asked.contract.input.safeParse(input)
    if (!given.success) return null
    const answer = await asked.read(given.data)
    return answer === null ? null : (asked.contract.entity.parse(answer) as object)
  }
}

function first<C extends Endpoint>(
  contract: C,
  read: (input: C['input']['_output']) => Promise<unknown>,
): FirstRead {
  return { contract, read: (input) => read(input as C['input']['_output']) }
}
