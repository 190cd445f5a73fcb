import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { Link } from 'react-router-dom'
import styles from './audit.module.css'

type Entry = EntityOf<typeof listAudit>['list'][number]

export function AuditPeople({ memberNos, people }: Pick<Entry, 'memberNos' | 'people'>) {
  if (people < 2) return memberNos[0] ?? '-'
  const others = people - memberNos.length
  return (
    <details className={styles.people}>
      <summary>명단 {people.toLocaleString('ko-KR')}명</summary>
      <ul>
        {memberNos.map((memberNo) => (
          <li key={memberNo}>
            <Link to={`/members/${memberNo}`}>{memberNo}</Link>
          </li>
        ))}
        {others > 0 && <li>외 {others.toLocaleString('ko-KR')}명</li>}
      </ul>
    </details>
  )
}
