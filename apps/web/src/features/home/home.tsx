import { useNear } from '../../app/device/use-near.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { CourseSteps } from './course-steps.tsx'
import styles from './home.module.css'
import { HomeAds } from './home-ads.tsx'
import { NoticeCarousel } from './notice-carousel.tsx'
import { PersonBox } from './person-box.tsx'
import { PhoneHelp } from './phone-help.tsx'
import { PopupBoard } from './popup-board.tsx'
import { QuickLinks } from './quick-links.tsx'
import { useLoginAge } from './use-login-age.ts'

/** /main: the choice first, then login, help and news. */
export function Home() {
  useLoginAge()
  const { ref: boards, isNear } = useNear<HTMLDivElement>()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.choice}>
            <h1 className={styles.question} tabIndex={-1}>
              어떤 위생교육을 <br className={styles.phoneBreak} />
              받으셔야 하나요?
            </h1>
            <p className={styles.lead}>업종을 누르면 신청부터 수료증 출력까지 차례로 안내합니다.</p>
            <ChoiceCards />
          </div>
          <div className={styles.person}>
            <PersonBox />
            <PhoneHelp />
          </div>
        </div>
      </div>
      <div className={styles.sections}>
        <QuickLinks />
        <CourseSteps />
        <div ref={boards} className={styles.boards}>
          <NoticeCarousel isNear={isNear} />
          <PopupBoard isNear={isNear} />
        </div>
        <HomeAds isNear={isNear} />
      </div>
    </>
  )
}
