import { Link } from 'react-router-dom'
import standing from '../../../shared/record/standing.module.css'

/** The way back to the list. */
export function CampaignsLink() {
  return (
    <Link className={standing.link} to="/campaigns">
      캠페인
    </Link>
  )
}
