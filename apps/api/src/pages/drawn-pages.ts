import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, LoadFirst, SitePage } from '@hygiene/contracts/kit/site-pages'
import type { Association } from '@hygiene/domain/association'
import {
  ASSOCIATION_BLOCK,
  fillMarks,
  type ShownAssociation,
  shownAssociation,
} from '@hygiene/domain/staff/setting/shown-association'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { firstAnswersOf } from './load-first.ts'
import { dataBlock, escaped } from './markup.ts'
import { type Packed, pack } from './packed.ts'
import { withHead } from './page-head.ts'
import { readSite, type Site } from './site.ts'

export interface Answered {
  packed: Packed
  status: 200 | 404
}

type OnTrouble = (cause: unknown) => void

interface Kept extends Answered {
  since: number
  until: number
}

/** Caches a rendered page for as many seconds as the notices' own answers. */
const KEPT_SECONDS = 30
const PAGES_KEPT = 300
const ROOT = /<div id="root">.*<\/div><!--end of screen-->/s
const IMAGE = '/og.png'

/** Renders the documents of the built client: each with its own head, and public lists and posts with their content. */
export class DrawnPages {
  readonly #kept = new LRUCache<string, Kept>({ max: PAGES_KEPT })
  readonly site: Site
  readonly #root: string
  readonly #deps: Deps
  readonly #onTrouble: OnTrouble
  readonly #load: LoadFirst
  #drawing: Promise<{ drawPage: DrawPage }> | undefined

  private constructor(root: string, site: Site, deps: Deps, onTrouble: OnTrouble) {
    this.site = site
    this.#root = root
    this.#deps = deps
    this.#onTrouble = onTrouble
    this.#load = firstAnswersOf(deps)
  }

  static async open(root: string, deps: Deps, onTrouble: OnTrouble): Promise<DrawnPages> {
    return new DrawnPages(root, await readSite(root), deps, onTrouble)
  }

  /**
   * Returns the document at an address, or the client's own not-found screen with 404. A blocked caller (specification section 8)
   * gets no content, and neither does one whose status is unknown.
   */
  async at(path: string, query: string, ipAddress: string): Promise<Answered> {
    const page = this.site.find(path)
    if (!page) return this.#keep('*', (text) => this.#waiting(this.site.missing, 404, text))
    const address = drawnAddress(page, new URLSearchParams(query))
    if (address === null || (await this.#isBlocked(ipAddress)))
      return this.#keep(`waiting ${page.path}`, (text) => this.#waiting(page, 200, text))
    return this.#keep(address, (text) => this.#draw(page, address, text))
  }

  #isBlocked(ipAddress: string): Promise<boolean> {
    return this.#deps.blockedAddresses.has(ipAddress, this.#deps.now()).catch(() => true)
  }

  async #draw(page: SitePage, address: string, text: Association): Promise<Answered> {
    const drawn = await this.#drawPage(address).catch((cause: unknown) => {
      this.#onTrouble(cause)
      return undefined
    })
    if (drawn === undefined) return this.#waiting(page, 200, text)
    if (drawn === null) return this.#waiting({ ...this.site.missing, path: page.path }, 404, text)

    const block = dataBlock('first-answers', drawn.answers, address)
    const document = (await this.#documentOf(page.path)).replace(
      ROOT,
      () => `<div id="root">${drawn.html}</div>${block}`,
    )
    return this.#answer(document, { ...page, ...drawn }, canonicalOf(page, address), 200, text)
  }

  /** Loads the client's code (a second on a busy machine) before a visitor waits for it. */
  async warmUp(): Promise<void> {
    await this.#loadDrawing().catch(this.#onTrouble)
  }

  #loadDrawing(): Promise<{ drawPage: DrawPage }> {
    this.#drawing ??= import(pathToFileURL(join(this.#root, 'drawing', 'render.js')).href)
    return this.#drawing
  }

  async #drawPage(address: string) {
    const { drawPage } = await this.#loadDrawing()
    return drawPage(address, this.#load)
  }

  async #waiting(page: SitePage, status: 200 | 404, text: Association): Promise<Answered> {
    const document = await this.#documentOf(page.path)
    return this.#answer(document, page, page.canonical ?? page.path, status, text)
  }

  async #answer(
    document: string,
    { title, description }: Pick<SitePage, 'title' | 'description'>,
    canonical: string,
    status: 200 | 404,
    text: Association,
  ): Promise<Answered> {
    const { PUBLIC_URL } = this.#deps.config
    const head = {
      title,
      description: status === 200 ? description : undefined,
      canonical: new URL(canonical, PUBLIC_URL).href,
      image: new URL(IMAGE, PUBLIC_URL).href,
      siteName: text.service,
    }
    const shown = shownAssociation(text)
    const filled = fillMarks(withHead(document, head), shown, escaped)
    return { packed: await pack(withAssociation(filled, shown)), status }
  }

  /** Reads a prerendered page by its own name, or the shell for all others. Both contain marks to fill in. */
  async #documentOf(path: string): Promise<string> {
    const marked = join(this.#root, 'drawing', 'pages')
    const own = join(marked, `${path}.html`)
    const file = /^(\/[a-z]+)+$/.test(path) && (await exists(own)) ? own : join(marked, 'index.html')
    return readFile(file, 'utf8')
  }

  async #keep(page: string, make: (text: Association) => Promise<Answered>): Promise<Answered> {
    const now = this.#deps.now().getTime()
    // Caches per version, because each version of the association's text has pages of its own.
    const { versionNo, text } = await this.#deps.association(this.#deps.now())
    const key = `${versionNo} ${page}`
    const kept = this.#kept.get(key)
    if (kept && now >= kept.since && now < kept.until) return kept
    const made = await make(text)
    this.#kept.set(key, { ...made, since: now, until: now + KEPT_SECONDS * 1000 })
    return made
  }
}

/**
 * Returns the address that the server renders: the first page of a list, or a post by its number. Returns null if the browser
 * renders it.
 */
function drawnAddress({ path, isDrawn, post }: SitePage, query: URLSearchParams): string | null {
  if (!isDrawn) return null
  if (post) return `${path}?${post.numberName}=${Number(query.get(post.numberName)) || 0}`
  return query.size === 0 ? path : null
}

function canonicalOf({ path, canonical = path }: SitePage, address: string): string {
  return address.replace(path, canonical)
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Embeds the association's text, so that the client renders the same one. */
function withAssociation(document: string, shown: ShownAssociation): string {
  return document.replace('</body>', () => `${dataBlock(ASSOCIATION_BLOCK, shown)}</body>`)
}
