export type LegalDocument = 'terms' | 'privacy' | 'marketing' | 'joining' | 'news'

type Article = { title: string; paragraphs: readonly string[]; items?: readonly string[] }

export type LegalBody = { effective?: string; articles: readonly Article[] }
