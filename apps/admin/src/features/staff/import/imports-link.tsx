import { Link } from 'react-router-dom'
import recordParts from '../../../shared/record/record-parts.module.css'

export function ImportsLink() {
  return (
    <Link className={recordParts.target} to="/imports">
      가져오기
    </Link>
  )
}
