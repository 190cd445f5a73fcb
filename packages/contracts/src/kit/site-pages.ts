/** `:name` in the path is a parameter. The build writes all addresses into `pages.json`. */
export interface SitePage {
  path: string
  title: string
  /** A page without a description is excluded from search engines. */
  description?: string
  /** Names the address that search engines keep when two addresses show the same page. */
  canonical?: string
  /** Is set when the server renders the page with the answers it needs. */
  isDrawn?: boolean
  /** Is set for a page that shows one post of a board, whose number the query parameter `numberName` holds. */
  post?: { boardType: number; numberName: string }
}

/** Loads an answer that the first render needs; null means the record does not exist. `path` is the endpoint's. */
export type LoadFirst = (path: string, input: object) => Promise<object | null>

export interface DrawnPage {
  html: string
  title: string
  description?: string
  answers: readonly FirstAnswer[]
}

/** Is a query key with its answer. An answer that counts its readers is requested again by the browser. */
export type FirstAnswer = readonly [key: readonly unknown[], data: object, isCounted: boolean]

/**
 * Renders a page as a visitor without a login sees it; null means its content does not exist. The built client exports it in
 * `draw.js`.
 */
export type DrawPage = (address: string, load?: LoadFirst) => Promise<DrawnPage | null>
