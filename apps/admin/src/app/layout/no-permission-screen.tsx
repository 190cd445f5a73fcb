import { staffMay, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { withParticle } from '@hygiene/domain/particle'
import { linkButton } from '@hygiene/ui'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEmployee } from '../login/staff-login.ts'
import { AdminScreen } from './admin-screen.tsx'
import type { SidebarRow } from './sidebar-row.ts'
import styles from './no-permission-screen.module.css'

export function NoPermissionScreen({ row: { label, permission } }: { row: SidebarRow }) {
  const { role } = useEmployee()
  const roles = staffRoles.filter((one) => permission !== null && staffMay(one, permission))
  return (
    <AdminScreen title={label}>
      <div className={styles.closed}>
        <Lock aria-hidden />
        <strong>
          {withParticle(label, '은')} {roles.map((one) => staffRoleLabel[one]).join('·')} 역할이 합니다.
        </strong>
        <span>{staffRoleLabel[role]} 역할로 들어와 있습니다.</span>
        <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/">
          홈으로
        </Link>
      </div>
    </AdminScreen>
  )
}
