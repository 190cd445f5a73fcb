import { type EntityOf, listOnlineEnrolments } from '@hygiene/contracts'
import { type IndustryType, formatSeoulSentence, industryTypeLabel } from '@hygiene/domain'
import { Badge, DefinitionList, linkButton, VisuallyHidden } from '@hygiene/ui'
import { Award, CircleCheck, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './completed.module.css'

type Completed = EntityOf<typeof listOnlineEnrolments>['list'][number]

export function CompletedCard({ course }: { course: Completed }) {
  const { onlineEduNo, year, educationName, businessName, industryType, completedAt, isPrinted } = course
  return (
    <article className={styles.card} aria-labelledby={`course-${onlineEduNo}`}>
      <span className={styles.medal}>
        <Award aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="brand">{year}년 수료</Badge>
          {isPrinted ? (
            <Badge>
              <CircleCheck aria-hidden />
              출력함
            </Badge>
          ) : (
            <Badge tone="accent">
              <Printer aria-hidden />
              아직 출력하지 않음
            </Badge>
          )}
        </p>
        <h2 id={`course-${onlineEduNo}`} className={styles.title}>
          {educationName}
        </h2>
        <DefinitionList
          items={[
            { term: '업소명', detail: businessName },
            { term: '업종', detail: industryTypeLabel[industryType as IndustryType] },
            { term: '수료일', detail: completedAt ? formatSeoulSentence(new Date(completedAt)) : '-' },
          ]}
        />
      </div>
      <p className={styles.action}>
        <Link
          {...linkButton({ wide: true })}
          to={`/edu/completed/certification?onlineEduNo=${onlineEduNo}`}
          target="_blank"
        >
          <Printer aria-hidden />
          <span>
            <VisuallyHidden>
              {year}년 {businessName}{' '}
            </VisuallyHidden>
            수료증 출력
            <span className={styles.window}> (새 창)</span>
          </span>
        </Link>
      </p>
    </article>
  )
}
