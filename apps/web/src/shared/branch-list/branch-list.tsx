import type { listBranchContacts } from '@hygiene/contracts/content/branch/list-branch-contacts'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { linkButton } from '@hygiene/ui'
import { MessageSquareText, Phone } from 'lucide-react'
import { MapLink } from '../venue-card/map-link.tsx'
import styles from './branch-list.module.css'

export type Branch = EntityOf<typeof listBranchContacts>['list'][number]
type BranchListProps = { branches: readonly Branch[]; distanceOf?: (branch: Branch) => string }

export function BranchList({ branches, distanceOf }: BranchListProps) {
  return (
    <ul className={styles.list}>
      {branches.map((branch) => (
        <BranchRow key={branch.branchNo} branch={branch} distance={distanceOf?.(branch)} />
      ))}
    </ul>
  )
}

function BranchRow({ branch, distance }: { branch: Branch; distance: string | undefined }) {
  const { branchName, phone, address, openHours, mapUrl } = branch
  return (
    <li className={styles.branch}>
      <div className={styles.text}>
        <h3>{branchName}</h3>
        {distance !== undefined && <p className={styles.distance}>{distance}</p>}
        {address !== '' && <p>{address}</p>}
        {openHours !== '' && <p className={styles.hours}>{openHours}</p>}
      </div>
      <div className={styles.links}>
        <a
          {...linkButton({ tone: 'secondary' })}
          href={`tel:${phone}`}
          aria-label={`${phone} ${branchName} 전화`}
        >
          <Phone aria-hidden />
          <span className={styles.phone}>{phone}</span>
        </a>
        <MapLink venue={{ mapUrl, location: branchName }} />
        <span className={styles.text}>
          <a
            {...linkButton({ tone: 'quiet' })}
            href={`sms:?&body=${encodeURIComponent([branchName, phone, address].filter(Boolean).join(' '))}`}
            aria-label={`${branchName} 연락처 문자로 보내기`}
          >
            <MessageSquareText aria-hidden />
            연락처 문자로 보내기
          </a>
        </span>
      </div>
    </li>
  )
}
