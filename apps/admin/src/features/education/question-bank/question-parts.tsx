import { Link } from 'react-router-dom'
import recordParts from '../../../shared/record/record-parts.module.css'

export function QuestionsLink() {
  return (
    <Link className={recordParts.link} to="/questions">
      문제은행
    </Link>
  )
}
