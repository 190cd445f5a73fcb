import { listNotices } from '@hygiene/contracts/content/board/list-notices'
import { listPosts } from '@hygiene/contracts/content/board/list-posts'
import { readNotice } from '@hygiene/contracts/content/board/read-notice'
import { readPost } from '@hygiene/contracts/content/board/read-post'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { plainTextOf } from '@hygiene/domain/content/board/rich-text'
import { asksOnce } from '../../../app/prerender/first-answers.ts'
import type { Drawing } from '../../../app/router/route-meta.ts'
import { asksPages } from '../../../shared/paging/use-pages.ts'
import { type Board, latestOf, NEWS_DATA, NOTICES, PER_PAGE, postNoIn, RESULTS } from './boards.ts'

/** Limits the description of a post for search engines, in characters. */
const DESCRIBED = 150

/** Renders only the first page of a board on the server; the browser renders searches and longer lists. */
export function drawingOfList(board: Board): Drawing {
  const ask =
    board === NOTICES
      ? asksPages(listNotices, { limit: PER_PAGE })
      : asksPages(listPosts, { boardType: board.boardType, limit: PER_PAGE })
  return { asks: (query) => (query.size === 0 ? [ask] : null) }
}

export function drawingOfPost(board: Board): Drawing {
  const { boardType, numberName } = board
  return {
    asks: (query) => {
      const postNo = postNoIn(board, query)
      return [board === NOTICES ? asksOnce(readNotice, { noticeNo: postNo }) : asksOnce(readPost, { postNo })]
    },
    about: (answer) => {
      const { title, contents } = answer as Pick<EntityOf<typeof readPost>, 'title' | 'contents'>
      return {
        title: `${title} | ${board.name}`,
        description: plainTextOf(contents).slice(0, DESCRIBED) || title,
      }
    },
    post: { boardType, numberName },
  }
}

export const newsDrawing: Drawing = {
  asks: () => [NEWS_DATA, RESULTS].map((board) => asksOnce(listPosts, latestOf(board))),
}
