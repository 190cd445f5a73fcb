/** The first three stand in the footer; `joining` and `news` are agreed to at sign-up. */
export type LegalDocument = 'terms' | 'privacy' | 'marketing' | 'joining' | 'news'

type Article = { title: string; paragraphs: readonly string[]; items?: readonly string[] }

/** `effective`: the sentence with the first day, where the text has one. */
export type LegalBody = { effective?: string; articles: readonly Article[] }
