import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePage } from '@hygiene/contracts/kit/site-pages'

export interface Site {
  pages: readonly SitePage[]
  find: (path: string) => SitePage | undefined
  missing: SitePage
}

export async function readSite(root: string): Promise<Site> {
  const pages = JSON.parse(await readFile(join(root, 'pages.json'), 'utf8')) as SitePage[]
  const missing = pages.find(({ path }) => path === '*')
  if (!missing) throw new Error('The built client has no page for unknown addresses.')
  const known = pages.filter((page) => page !== missing)
  const patterns = known.map((page) => ({ page, pattern: patternOf(page.path) }))
  return {
    pages: known,
    missing,
    find: (path) => patterns.find(({ pattern }) => pattern.test(path))?.page,
  }
}

/** Matches like the client's router: a trailing slash and capitals make no other address. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i')
}
