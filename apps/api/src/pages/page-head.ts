import { escaped } from './markup.ts'

export interface Head {
  title: string
  /** A page without one is kept out of search engines, and says nothing of itself where its link is shared. */
  description?: string | undefined
  /** Where search engines keep the page. */
  canonical: string
  /** An absolute address. */
  image: string
  siteName: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /\s*<meta name="description"[^>]*>/

/** The document with the head of this page, which crawlers read without running a script. */
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
