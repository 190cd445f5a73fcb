import styles from './skip-link.module.css'

/** The first link of every screen, which leads past the header. It moves the focus itself and leaves the address alone. */
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
