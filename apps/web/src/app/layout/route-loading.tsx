import { Skeleton } from '@hygiene/ui'
import styles from './route-loading.module.css'

export function RouteLoading() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="screen" />
    </div>
  )
}
