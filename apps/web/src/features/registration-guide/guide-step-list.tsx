import { ONLINE_STEPS } from './guide-steps.ts'
import styles from './guide.module.css'

export function GuideStepList() {
  return (
    <ol className={styles.steps}>
      {ONLINE_STEPS.map(({ title, Icon, sentences }, index) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          <div className={styles.words}>
            <h3>
              {index + 1}. {title}
            </h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
