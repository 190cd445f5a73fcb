import styles from './change-dialog.module.css'

export function Follows({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.follows}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
