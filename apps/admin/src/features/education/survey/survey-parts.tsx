import { Link } from 'react-router-dom'
import standing from '../../../shared/record/standing.module.css'

/** The way back to all surveys. */
export function SurveysLink() {
  return (
    <Link className={standing.link} to="/surveys">
      설문
    </Link>
  )
}
