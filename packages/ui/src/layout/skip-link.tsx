import styles from './skip-link.module.css'

/** Is the first link of every screen and skips the header. It moves the focus itself and does not change the address. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      본문 바로가기
    </a>
  )
}
