import { NavLink } from 'react-router-dom'
import styles from './cash-receipts.module.css'

/** The three lists about proofs of a payment. */
export function ProofTabs() {
  return (
    <nav aria-label="증빙" className={styles.tabs}>
      <NavLink end to="/cash-receipts">
        현금영수증
      </NavLink>
      <NavLink to="/cash-receipts/wishes">계산서 신청</NavLink>
      <NavLink to="/cash-receipts/taxes">과세 구분</NavLink>
    </nav>
  )
}
