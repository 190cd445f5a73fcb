import styles from './legal-text.module.css'
import type { LegalBody, LegalDocument } from './legal-document.ts'
import { JOINING } from './joining.ts'
import { MARKETING } from './marketing.ts'
import { NEWS } from './news.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

const BODIES: Record<LegalDocument, LegalBody> = {
  terms: TERMS,
  privacy: PRIVACY,
  marketing: MARKETING,
  joining: JOINING,
  news: NEWS,
}

export function LegalText({ document }: { document: LegalDocument }) {
  const { articles, effective } = BODIES[document]
  return (
    <div className={styles.text}>
      {articles.map(({ title, paragraphs, items = [] }) => (
        <section key={title}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ol>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <p className={styles.effective}>{effective}</p>
    </div>
  )
}
