import styles from './spinner.module.css'

/** A turning ring; it says nothing by itself, so a word stands beside it or in `label`. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <span className={styles.ring} />
      {label && <span className={styles.label}>{label}</span>}
    </span>
  )
}
