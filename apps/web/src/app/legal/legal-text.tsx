import { JOINING } from './joining.ts'
import { LegalArticles } from './legal-articles.tsx'
import type { LegalBody, LegalDocument } from './legal-document.ts'
import { MARKETING } from './marketing.ts'
import { NEWS } from './news.ts'
import { PolicyText } from './policy-text.tsx'

const BODIES: Record<Exclude<LegalDocument, 'terms' | 'privacy' | 'marketing'>, LegalBody> = {
  joining: JOINING,
  news: NEWS,
}

/** Terms, privacy policy and marketing consent are dated versions of the server; the others are texts of this edition. */
export function LegalText({ document }: { document: LegalDocument }) {
  if (document === 'terms' || document === 'privacy') return <PolicyText kind={document} />
  if (document === 'marketing') return <PolicyText kind={document} unpublished={MARKETING} />
  return <LegalArticles body={BODIES[document]} />
}
