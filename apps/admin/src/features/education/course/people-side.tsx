import { seoulTime } from '@hygiene/domain/time/seoul-day'
import type { ReactNode } from 'react'
import { type CourseRecord, type CourseVersion, rulesInShort } from './course-text.ts'
import styles from './courses.module.css'

type PeopleSideProps = {
  record: CourseRecord
  version: CourseVersion
  children?: ReactNode
}

export function PeopleSide({ record, version, children }: PeopleSideProps) {
  const isDraft = version.state === 'draft'
  return (
    <section className={styles.people} aria-label={isDraft ? '적용 대상' : '이 버전의 수강자'}>
      <header>
        <h2>{isDraft ? '적용 대상' : '이 버전의 수강자'}</h2>
        <span>{seoulTime(new Date(record.asOf))} 셈</span>
      </header>
      {isDraft ? <Meets record={record} version={version} /> : <Keeps version={version} />}
      {children}
    </section>
  )
}

function Keeps({ version: { people } }: Pick<PeopleSideProps, 'version'>) {
  return (
    <ul className={styles.groups}>
      <Group name="결제 대기" count={people.unpaid} note="결제하면 이 버전으로 듣습니다" />
      <Group name="수강 중" count={people.running} note="끝까지 이 버전입니다" />
      {people.usedUp > 0 && (
        <Group name="그중 평가를 다 쓴 사람" count={people.usedUp} note="다시 신청하면 새 버전" />
      )}
      <Group name="수료한 사람" count={people.completed} note="아무 변화 없음" />
    </ul>
  )
}

function Meets({ record, version }: Omit<PeopleSideProps, 'children'>) {
  const published = record.versions.filter(({ state }) => state !== 'draft')
  const kept = published.filter(({ people }) => people.unpaid + people.running + people.completed > 0)
  return (
    <ul className={styles.groups}>
      <li data-new>
        <strong>앞으로 신청할 사람</strong>
        <strong>새 규칙</strong>
        <span>{rulesInShort(version.rules)}</span>
        <span>버전 {version.edition}</span>
      </li>
      {kept.map((each) => {
        const note = rulesInShort(each.rules)
        const same = `버전 ${each.edition} 그대로`
        const { people } = each
        return [
          <Group
            key={`${each.courseNo} unpaid`}
            name="결제 대기"
            count={people.unpaid}
            note={note}
            end={same}
          />,
          <Group
            key={`${each.courseNo} running`}
            name="수강 중"
            count={people.running}
            note={note}
            end={same}
          />,
          people.usedUp > 0 && (
            <Group
              key={`${each.courseNo} usedUp`}
              name="평가를 다 쓴 사람"
              count={people.usedUp}
              note={`다시 신청하면 버전 ${version.edition}`}
              end={same}
            />
          ),
          <Group
            key={`${each.courseNo} completed`}
            name="수료한 사람"
            count={people.completed}
            note="아무 변화 없음"
            end={same}
          />,
        ]
      })}
      {kept.length === 0 && <li className={styles.none}>아직 신청한 사람이 없습니다.</li>}
    </ul>
  )
}

type GroupProps = { name: string; count: number; note: string; end?: string }

function Group({ name, count, note, end = '' }: GroupProps) {
  return (
    <li>
      <strong>{name}</strong>
      <strong>{count.toLocaleString('ko-KR')}명</strong>
      <span>{note}</span>
      <span>{end}</span>
    </li>
  )
}
