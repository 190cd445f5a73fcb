import { Skeleton } from '@hygiene/ui'
import styles from './actions-coming.module.css'

export function ActionsComing() {
  return (
    <div className={styles.ground}>
      <div className={styles.coming}>
        <Skeleton shape="list" label="다음에 하실 일을 불러오는 중입니다." />
      </div>
    </div>
  )
}
