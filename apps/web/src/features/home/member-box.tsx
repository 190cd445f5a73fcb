import { fetchRecentEducation, fetchUser } from '@hygiene/contracts'
import { linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../api/loaded.tsx'
import { read } from '../../api/read.ts'
import styles from './person-box.module.css'

/** Name, where to go on, and the three counts (specification section 3, logged-in user). */
export function MemberBox() {
  const user = useQuery(read(fetchUser, {}))
  return (
    <section className={styles.member} aria-label="나의 교육">
      <Loaded query={user}>
        {({ name, applyCount, studyCount, finishCount }) => (
          <>
            <h2 className={styles.title}>{name} 님, 안녕하세요</h2>
            <Resume />
            <div className={styles.counts}>
              <Count to="/edu/online/list" label="신청" count={applyCount} />
              <Count to="/edu/study/list" label="수강" count={studyCount} />
              <Count to="/edu/completed" label="수료" count={finishCount} />
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Resume() {
  const { data } = useQuery(read(fetchRecentEducation, {}))
  if (!data?.resume) {
    return (
      <>
        <p className={styles.resume}>신청한 교육은 나의 학습실에서 들으실 수 있습니다.</p>
        <Link {...linkButton({ wide: true })} to="/edu/study/list">
          나의 학습실
        </Link>
      </>
    )
  }
  return (
    <>
      <p className={styles.resume}>{data.resume.title}</p>
      <Link {...linkButton({ wide: true })} to={`/edu/study/room?onlineEduNo=${data.resume.onlineEduNo}`}>
        <Play aria-hidden />
        이어서 수강
      </Link>
    </>
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
