import type { LegalBody } from './legal-document.ts'
import styles from './legal-text.module.css'

export function LegalArticles({ body: { articles, effective } }: { body: LegalBody }) {
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
      {effective && <p className={styles.effective}>{effective}</p>}
    </div>
  )
}
