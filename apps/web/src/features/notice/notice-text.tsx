import styles from './notice.module.css'

/** Paragraphs of plain text; line breaks inside one are kept. */
export function NoticeText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, index) => (
        // The order of paragraphs is their identity: the text is read-only here.
        <p key={`${index}-${paragraph.slice(0, 12)}`}>{paragraph}</p>
      ))}
    </div>
  )
}
