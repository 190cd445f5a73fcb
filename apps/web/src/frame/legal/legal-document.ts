export type LegalDocument = 'terms' | 'privacy' | 'marketing'

export type Article = { title: string; paragraphs: readonly string[]; items?: readonly string[] }

export type LegalBody = { effective: string; articles: readonly Article[] }
