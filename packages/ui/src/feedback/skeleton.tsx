import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonProps = {
  shape?: 'text' | 'list' | 'screen'
  label?: string
}

const BONES = { text: 3, list: 4, screen: 4 } as const

export function Skeleton({ shape = 'text', label = '불러오는 중입니다.' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} data-skeleton role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: BONES[shape] }, (_, index) => (
        <span key={index} aria-hidden className={styles.bone} />
      ))}
    </span>
  )
}
