import { Link } from 'react-router-dom'
import styles from './surveys.module.css'

/** The way back to all surveys. */
export function SurveysLink() {
  return (
    <Link className={styles.link} to="/surveys">
      설문
    </Link>
  )
}
