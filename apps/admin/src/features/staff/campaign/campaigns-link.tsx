import { Link } from 'react-router-dom'
import recordParts from '../../../shared/record/record-parts.module.css'

export function CampaignsLink() {
  return (
    <Link className={recordParts.link} to="/campaigns">
      캠페인
    </Link>
  )
}
