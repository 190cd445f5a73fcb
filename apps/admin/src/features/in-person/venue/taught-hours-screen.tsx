import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listTaughtHours } from '@hygiene/contracts/in-person/instructor/staff/list-taught-hours'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { Button, EmptyState } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { VenueTabs } from './venue-tabs.tsx'
import styles from './venues.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

export function TaughtHoursScreen() {
  const [year, setYear] = useState(() => seoulYear(new Date()))
  const hours = useQuery({ ...read(listTaughtHours, { searchYear: year }), staleTime: 0 })
  return (
    <AdminScreen
      title="강의 시간"
      note="끝난 강의만 셉니다. 단위는 시간입니다."
      actions={<VenueTabs />}
      tools={
        <div className={styles.year}>
          <Button size="small" tone="secondary" aria-label="앞 해" onClick={() => setYear(year - 1)}>
            ‹
          </Button>
          <strong>{year}년</strong>
          <Button size="small" tone="secondary" aria-label="다음 해" onClick={() => setYear(year + 1)}>
            ›
          </Button>
        </div>
      }
      isFlush
    >
      <Loaded query={hours}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState message={`${year}년에 끝난 강의가 아직 없습니다.`} />
          ) : (
            <HoursTable year={year} list={list} />
          )
        }
      </Loaded>
    </AdminScreen>
  )
}

function HoursTable({ year, list }: { year: number; list: EntityOf<typeof listTaughtHours>['list'] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.hours}>
        <caption>{year}년 강의 시간</caption>
        <thead>
          <tr>
            <th scope="col">강사</th>
            {MONTHS.map((month) => (
              <th key={month} scope="col">
                {month}월
              </th>
            ))}
            <th scope="col">합</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ instructorNo, name, months, total }) => (
            <tr key={instructorNo}>
              <th scope="row">{name}</th>
              {MONTHS.map((month) => (
                <td key={month}>{hoursText(months[month - 1] ?? 0)}</td>
              ))}
              <td>{hoursText(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function hoursText(minutes: number): string {
  return minutes === 0 ? '-' : String(Math.round(minutes / 6) / 10)
}
