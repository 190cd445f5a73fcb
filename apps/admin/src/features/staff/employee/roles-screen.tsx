import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import styles from './employees.module.css'
import { RoleMatrix } from './role-matrix.tsx'

export function RolesScreen() {
  return (
    <AdminScreen
      title="역할표"
      isFlush
      path={
        <Link className={styles.link} to="/employees">
          직원·권한
        </Link>
      }
    >
      <RoleMatrix />
    </AdminScreen>
  )
}
