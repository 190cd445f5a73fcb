import styles from './guide.module.css'
import type { GuideStep } from './guide-steps.ts'

export function GuideStepList({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, Icon, sentences }, index) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          <div className={styles.text}>
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
