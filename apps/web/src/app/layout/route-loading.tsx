import { Spinner } from '@hygiene/ui'
import styles from './route-loading.module.css'

export function RouteLoading() {
  return (
    <div className={styles.waiting}>
      <Spinner label="불러오는 중입니다." />
    </div>
  )
}
