import { Link } from 'react-router-dom'
import recordParts from '../../../shared/record/record-parts.module.css'

export function SurveysLink() {
  return (
    <Link className={recordParts.link} to="/surveys">
      설문
    </Link>
  )
}
