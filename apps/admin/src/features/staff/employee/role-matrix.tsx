import { staffMay, staffRoleLabel, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { staffPermissionLabel, staffPermissions } from '@hygiene/domain/staff/permission/permission-labels'
import { VisuallyHidden } from '@hygiene/ui'
import { Check } from 'lucide-react'
import styles from './employees.module.css'

/** Renders the permissions from the table that the server itself uses. */
export function RoleMatrix() {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="역할표" data-matrix>
        <thead>
          <tr>
            <th scope="col">할 수 있는 일</th>
            {staffRoles.map((role) => (
              <th key={role} scope="col">
                {staffRoleLabel[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffPermissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{staffPermissionLabel[permission]}</th>
              {staffRoles.map((role) => (
                <td key={role}>
                  {staffMay(role, permission) ? (
                    <>
                      <Check aria-hidden />
                      <VisuallyHidden>함</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>안 함</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
