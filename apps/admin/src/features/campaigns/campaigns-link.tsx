import { Link } from 'react-router-dom'
import styles from './campaigns.module.css'

/** The way back to the list. */
export function CampaignsLink() {
  return (
    <Link className={styles.link} to="/campaigns">
      캠페인
    </Link>
  )
}
