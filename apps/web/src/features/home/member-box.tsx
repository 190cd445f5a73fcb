import { Loaded, read } from '@hygiene/client'
import { fetchRecentEducation, fetchUser } from '@hygiene/contracts'
import { OnlineType } from '@hygiene/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { GoOn } from './go-on.tsx'
import styles from './person-box.module.css'

/** Name, where to go on, and the three counts (specification section 3, logged-in user). */
export function MemberBox() {
  const user = useQuery(read(fetchUser, {}))
  const { data: recent } = useQuery(read(fetchRecentEducation, {}))
  const history = recent?.eduType === OnlineType.collective ? '/edu/offline/list' : '/edu/online/list'
  return (
    <section className={styles.member} aria-label="나의 교육">
      <Loaded query={user}>
        {({ name, applyCount, studyCount, finishCount }) => (
          <>
            <h2 className={styles.title}>{name} 님, 안녕하세요</h2>
            <GoOn recent={recent} />
            <div className={styles.counts}>
              <Count to={history} label="신청" count={applyCount} />
              <Count to="/edu/study/list" label="수강" count={studyCount} />
              <Count to="/edu/completed" label="수료" count={finishCount} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Count({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <Link to={to}>
      <strong>{count}</strong>
      <span>{label}</span>
    </Link>
  )
}
