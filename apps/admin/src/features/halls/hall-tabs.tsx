import { NavLink } from 'react-router-dom'
import styles from './halls.module.css'

/** Where education takes place, who teaches it, and how long. */
export function HallTabs() {
  return (
    <nav aria-label="교육장·강사" className={styles.tabs}>
      <NavLink to="/venues">교육장</NavLink>
      <NavLink end to="/instructors">
        강사
      </NavLink>
      <NavLink to="/instructors/hours">강의 시간</NavLink>
    </nav>
  )
}
