import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { ChoiceChips } from '@hygiene/ui'
import { useState } from 'react'
import { countPeople, filterPeople, type PeopleFilter } from './judging/people-now.ts'
import type { CheckInPerson } from './kept/check-in-records.ts'
import styles from './people-list.module.css'

export function PeopleList({ people }: { people: readonly CheckInPerson[] }) {
  return (
    <section className={styles.people} aria-labelledby="check-in-people">
      <h2 id="check-in-people" className={styles.title}>
        명단
      </h2>
      {people.length === 0 ? (
        <p className={styles.nobody}>신청하신 분이 없습니다.</p>
      ) : (
        <Counted people={people} />
      )}
    </section>
  )
}

function Counted({ people }: { people: readonly CheckInPerson[] }) {
  const [filter, setFilter] = useState<PeopleFilter>('all')
  const { all, came, left } = countPeople(people)
  const shown = filterPeople(people, filter)
  const options = [
    { value: 'all', label: `전체 ${all}` },
    { value: 'notIn', label: `안 오신 분 ${all - came}` },
    { value: 'in', label: `교육 중 ${filterPeople(people, 'in').length}` },
    { value: 'out', label: `나가신 분 ${left}` },
  ] as const

  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>오신 분</dt>
          <dd>
            {came}
            <span>/{all}명</span>
          </dd>
        </div>
        <div>
          <dt>나가신 분</dt>
          <dd>
            {left}
            <span>/{all}명</span>
          </dd>
        </div>
      </dl>
      <ChoiceChips
        legend="명단에서 볼 사람"
        hideLegend
        options={options}
        value={filter}
        onChange={setFilter}
      />
      <ul className={styles.list}>
        {shown.map((person) => (
          <li key={person.applicationNo}>
            <strong>
              {person.userName} <span>{person.phoneEnd}</span>
            </strong>
            <span>{person.businessName}</span>
            <span className={styles.marks}>{markText(person)}</span>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.nobody}>해당하는 분이 없습니다.</p>}
    </>
  )
}

export function markText({ inAt, outAt }: Pick<CheckInPerson, 'inAt' | 'outAt'>): string {
  const marks = [
    inAt === null ? null : `입실 ${seoulTime(new Date(inAt))}`,
    outAt === null ? null : `퇴실 ${seoulTime(new Date(outAt))}`,
  ]
  return marks.filter((mark) => mark !== null).join(' · ') || '아직 안 오셨습니다'
}
