import styles from './loading-bar.module.css'

export function LoadingBar({ isActive }: { isActive: boolean }) {
  return (
    <output className={styles.bar} data-active={isActive || undefined}>
      {isActive && <span className={styles.word}>불러오는 중입니다.</span>}
    </output>
  )
}
