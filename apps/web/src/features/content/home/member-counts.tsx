import { read } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import type { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { OnlineType } from '@hygiene/domain/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import styles from './member-counts.module.css'

/** Shows the three counts of the specification (section 3, logged-in user). */
export function MemberCounts({ user }: { user: EntityOf<typeof fetchUser> | undefined }) {
  const { data: recent } = useQuery(read(fetchRecentEducation, {}))
  const history = recent?.eduType === OnlineType.collective ? '/edu/offline/list' : '/edu/online/list'
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">내 교육</h2>
      <div className={styles.counts}>
        <Count to={history} label="신청" count={user?.applyCount} />
        <Count to="/edu/study/list" label="수강" count={user?.studyCount} />
        <Count to="/edu/completed" label="수료" count={user?.finishCount} />
      </div>
    </section>
  )
}

function Count({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <Link to={to}>
      <strong>{count ?? '–'}</strong>
      <span>{label}</span>
    </Link>
  )
}
