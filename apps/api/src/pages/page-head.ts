import { escaped } from './markup.ts'

export interface Head {
  title: string
  /** Is absent on pages that search engines must not index. A shared link then shows no description either. */
  description?: string | undefined
  canonical: string
  image: string
  siteName: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /\s*<meta name="description"[^>]*>/

/** Inserts the head of the page, which crawlers read without running a script. */
export function withHead(document: string, head: Head): string {
  const tags = head.description === undefined ? ['<meta name="robots" content="noindex">'] : publicTags(head)
  return document
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => [`<title>${escaped(head.title)}</title>`, ...tags].join('\n'))
}

function publicTags({ title, description = '', canonical, image, siteName }: Head): string[] {
  const graph = {
    type: 'website',
    site_name: siteName,
    locale: 'ko_KR',
    title,
    description,
    url: canonical,
    image,
    'image:width': '1200',
    'image:height': '630',
  }
  return [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...Object.entries(graph).map(
      ([name, value]) => `<meta property="og:${name}" content="${escaped(value)}">`,
    ),
  ]
}
