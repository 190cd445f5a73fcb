import { Link } from 'react-router-dom'
import standing from '../../../shared/record/standing.module.css'

/** The way back to the list. */
export function QuestionsLink() {
  return (
    <Link className={standing.link} to="/questions">
      문제은행
    </Link>
  )
}
