import { read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNear } from '../../../app/device/use-near.ts'
import { useLogin } from '../../../app/login/current-login.ts'
import { ActionsComing } from './actions-coming.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { CourseSteps } from './course-steps.tsx'
import styles from './home.module.css'
import { HomeAds } from './home-ads.tsx'
import { NoticeCarousel } from './notice-carousel.tsx'
import { PopupBoard } from './popup-board.tsx'
import { QuickLinks } from './quick-links.tsx'
import { useLoginAge } from './use-login-age.ts'
import { VisitorTop } from './visitor-top.tsx'

/** Loads separately, as a visitor's first screen does not need it. */
const MemberBody = lazy(async () => ({ default: (await import('./member-body.tsx')).MemberBody }))

export function Home() {
  useLoginAge()
  const { accessToken } = useLogin()
  return accessToken === null ? <VisitorHome /> : <MemberHome />
}

function VisitorHome() {
  return (
    <>
      <VisitorTop />
      <div className={styles.sections}>
        <QuickLinks />
        <CourseSteps />
        <News />
      </div>
    </>
  )
}

/** Keeps the greeting in place while the rest loads, because it holds the focus of a person who came from another screen. */
function MemberHome() {
  const { data: user } = useQuery(read(fetchUser, {}))
  return (
    <>
      <div className={styles.welcome}>
        <h1 tabIndex={-1}>{user ? `${user.name} 님, 안녕하세요` : '안녕하세요'}</h1>
      </div>
      <Suspense fallback={<ActionsComing />}>
        <MemberBody user={user}>
          <div className={styles.sections}>
            <section aria-labelledby="other-title">
              <h2 id="other-title" className={styles.other}>
                다른 교육 신청
              </h2>
              <ChoiceCards level={3} />
            </section>
            <QuickLinks />
            <News />
          </div>
        </MemberBody>
      </Suspense>
    </>
  )
}

function News() {
  const { ref: boards, isNear } = useNear<HTMLDivElement>()
  return (
    <>
      <div ref={boards} className={styles.boards}>
        <NoticeCarousel isNear={isNear} />
        <PopupBoard isNear={isNear} />
      </div>
      <HomeAds isNear={isNear} />
    </>
  )
}
