import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'

type Articles = Extract<ContentBody, { kind: 'text' }>['articles']

/** Returns the articles as lines: «# 제1조 (목적)», paragraphs, and «- » for list items. */
export function articleText(articles: Articles): string {
  return articles
    .map(({ title, paragraphs, items }) =>
      [`# ${title}`, ...paragraphs, ...items.map((item) => `- ${item}`)].join('\n'),
    )
    .join('\n\n')
}

/** Parses the lines of `articleText`. Text above the first title becomes an article without one, which the server refuses. */
export function articlesOf(typed: string): Articles {
  const articles: Articles = []
  for (const line of typed.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    if (line.startsWith('#')) {
      articles.push({ title: line.replace(/^#+\s*/, ''), paragraphs: [], items: [] })
      continue
    }
    const last = articles.at(-1) ?? { title: '', paragraphs: [], items: [] }
    if (articles.length === 0) articles.push(last)
    if (line.startsWith('- ')) last.items.push(line.slice(2).trim())
    else last.paragraphs.push(line)
  }
  return articles
}
