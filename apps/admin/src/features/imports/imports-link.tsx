import { Link } from 'react-router-dom'
import styles from './imports.module.css'

/** The way back to all files. */
export function ImportsLink() {
  return (
    <Link className={styles.way} to="/imports">
      가져오기
    </Link>
  )
}
