import { Link } from 'react-router-dom'
import standing from '../../../shared/record/standing.module.css'

/** The way back to all files. */
export function ImportsLink() {
  return (
    <Link className={standing.way} to="/imports">
      가져오기
    </Link>
  )
}
