/** An address of the built web client; `:name` is a parameter. The build writes all of them into `pages.json`. */
export interface SitePage {
  path: string
  /** The window's title. */
  title: string
  /** For search engines; a page without one is kept out of them. */
  description?: string
  /** The address under which search engines keep a page that two addresses show. */
  canonical?: string
  /** The page is drawn by the server with the answers that it asks for. */
  isDrawn?: boolean
  /** The page shows one post of a board, by the number of this name in its query. */
  post?: { boardType: number; numberName: string }
}

/** One answer that a page needs at first; null: there is no such thing. `path` is the endpoint's. */
export type LoadFirst = (path: string, input: object) => Promise<object | null>

/** A page drawn with the answers that it asked for. */
export interface DrawnPage {
  html: string
  title: string
  description?: string
  /** For the client's cache, as they stand in the document. */
  answers: readonly FirstAnswer[]
}

/** The key of a query with its answer; one that counts its readers is asked for again by the browser. */
export type FirstAnswer = readonly [key: readonly unknown[], data: object, isCounted: boolean]

/** `draw.js` of the built client: a page as a visitor without a login sees it; null: what it shows does not exist. */
export type DrawPage = (address: string, load?: LoadFirst) => Promise<DrawnPage | null>
