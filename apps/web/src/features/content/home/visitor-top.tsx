import { SignInForm } from '../../../app/login/sign-in-form.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import styles from './home.module.css'
import { PhoneHelp } from './phone-help.tsx'
import box from './visitor-top.module.css'

/** Shows the choice first, then the inline login box (specification section 2) and help. */
export function VisitorTop() {
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div data-visitor>
          <h1 className={styles.question} tabIndex={-1}>
            어떤 위생교육을 <br className={styles.phoneBreak} />
            받으셔야 하나요?
          </h1>
          <p className={styles.lead}>업종을 누르면 신청부터 수료증 출력까지 차례로 안내합니다.</p>
          <ChoiceCards level={2} />
        </div>
        <div className={styles.person}>
          <section className={box.form} data-visitor aria-labelledby="login-title">
            <h2 id="login-title" className={box.title}>
              로그인
            </h2>
            <SignInForm returnTo="/main" />
          </section>
          <PhoneHelp />
        </div>
      </div>
    </div>
  )
}
