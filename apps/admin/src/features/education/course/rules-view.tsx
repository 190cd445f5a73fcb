import { courseRuleLabel } from '@hygiene/domain/education/course/course-rules'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { DefinitionList } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import {
  type CourseRecord,
  type CourseVersion,
  differenceText,
  lengthText,
  startText,
} from './course-text.ts'
import styles from './courses.module.css'

type RulesViewProps = { record: CourseRecord; version: CourseVersion }

export function RulesView({ record, version }: RulesViewProps) {
  const { rules } = version
  const isOnline = record.onlineType === 1
  return (
    <>
      <Why record={record} version={version} />
      <section className={styles.part}>
        <h2>규칙</h2>
        <DefinitionList
          items={[
            { term: courseRuleLabel.priceWon, detail: <strong>{formatWon(rules.priceWon)}</strong> },
            { term: courseRuleLabel.hours, detail: `${rules.hours}시간` },
            ...(isOnline
              ? [
                  { term: courseRuleLabel.passScore, detail: `${rules.passScore}점 (100점 만점)` },
                  { term: courseRuleLabel.questionCount, detail: `${rules.questionCount}문항` },
                  {
                    term: courseRuleLabel.maxAttempts,
                    detail: rules.maxAttempts === null ? '제한 없음' : `${rules.maxAttempts}회`,
                  },
                  {
                    term: courseRuleLabel.windows,
                    detail:
                      rules.windows
                        .map(
                          ({ opensAt, closesAt }) =>
                            `${formatSeoulDateTime(new Date(opensAt))} ~ ${formatSeoulDateTime(new Date(closesAt))}`,
                        )
                        .join(', ') || '-',
                  },
                ]
              : []),
            { term: '적용 시작', detail: startText(version.startsAt) },
          ]}
        />
      </section>
      {isOnline && <Lectures version={version} />}
    </>
  )
}

function Why({ record, version }: RulesViewProps) {
  const running = record.versions.find(({ state }) => state === 'running')
  if (version.state !== 'past' || !running) return null
  const later = record.versions.filter(
    ({ startsAt, edition }) => startsAt !== null && edition > version.edition && edition <= running.edition,
  )
  return (
    <section className={styles.why} aria-label="값이 다른 이유">
      <p>
        버전 {version.edition} 때 신청한 사람은 끝까지 이 규칙입니다. {startText(running.startsAt)} 신청한
        사람은 <Link to={`/courses/${running.courseNo}`}>버전 {running.edition}</Link>입니다.
      </p>
      <ul>
        {later.toReversed().map(({ edition, startsAt, differences }) => (
          <li key={edition}>
            버전 {edition} {startText(startsAt)}: {differenceText(differences)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lectures({ version: { rules } }: Pick<RulesViewProps, 'version'>) {
  const seconds = rules.lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  return (
    <section className={styles.part}>
      <h2>
        강의 차례 <small>합 {lengthText(seconds)}</small>
      </h2>
      <ol className={styles.order}>
        {rules.lectures.map(({ lectureNo, title, durationSeconds }, index) => (
          <li key={lectureNo}>
            <strong>{index + 1}</strong>
            <span>{title}</span>
            <span>{lengthText(durationSeconds)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
