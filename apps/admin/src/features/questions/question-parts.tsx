import { Link } from 'react-router-dom'
import styles from './questions.module.css'

/** The way back to the list. */
export function QuestionsLink() {
  return (
    <Link className={styles.link} to="/questions">
      문제은행
    </Link>
  )
}
