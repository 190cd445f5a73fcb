import styles from './spinner.module.css'

/** Renders a spinner; because it is silent, text must accompany it or be given in `label`. */
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
