import { readCompletionFigures } from '@hygiene/contracts/staff/statistics/read-completion-figures'
import { addSeoulMonths, seoulDay } from '@hygiene/domain/time/seoul-day'
import { useState } from 'react'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { type Point, piledUp, pointsOf } from './completion-points.ts'
import { Figure } from './figure.tsx'
import { growthText, people } from './figure-text.ts'
import { LineDrawing } from './line-drawing.tsx'
import { daysOfMonth, useListLinks } from './list-links.ts'
import styles from './statistics.module.css'

export function CompletionChart({ input }: { input: ChartInput }) {
  const [today] = useState(() => seoulDay(new Date()))
  const [isPiled, setIsPiled] = useState(false)
  const year = Number(input.to.slice(0, 4))
  const links = useListLinks(input)
  const completedIn = (days: { from: string; to: string }) =>
    links.enrolments({ status: 'completed', completedFrom: days.from, completedTo: days.to })
  const daysOf = (key: string) => (key.length === 7 ? daysOfMonth(key, input) : { from: key, to: key })
  const names = { now: `${year}년`, before: `${year - 1}년` }
  return (
    <Chart
      title="수료, 지난해와 비교"
      note="그날 수료한 건. 대체·취소된 수료증은 한 번만 셉니다."
      definition={[
        '온라인교육과 집합교육의 수료를 수료한 날(서울)로 셉니다. 효력이 취소된 수료는 빼고, 정정 재발급한 수료증은 한 번만 셉니다.',
        '지난해는 같은 달과 날의 수료입니다. 예상은 남은 날의 지난해 수료에 올해 지금까지의 늘어난 비율을 곱한 값입니다.',
      ]}
      contract={readCompletionFigures}
      input={input}
      isEmpty={({ days }) => days.every(({ completed, before }) => completed + before === 0)}
      table={({ days }) => ({
        head: ['기간', names.now, names.before, '예상'],
        rows: pointsOf(days, today).map(({ key, label, now, before, expected }) => ({
          cells: [label, now ?? '-', before, expected ?? '-'],
          links: [
            undefined,
            now === null ? undefined : completedIn(daysOf(key)),
            completedIn(yearBefore(daysOf(key))),
          ],
        })),
      })}
    >
      {({ days, total, beforeTotal }) => {
        const points = pointsOf(days, today)
        return (
          <>
            <p className={styles.sum}>
              수료{' '}
              <strong>
                <Figure to={completedIn(input)}>{people(total)}</Figure>
              </strong>{' '}
              · 지난해 같은 날까지{' '}
              <strong>
                <Figure
                  to={completedIn(yearBefore({ from: input.from, to: input.to < today ? input.to : today }))}
                >
                  {people(beforeTotal)}
                </Figure>
              </strong>{' '}
              <em>{growthText(total, beforeTotal)}</em>
            </p>
            <LineDrawing points={isPiled ? piledUp(points) : points} names={names} say={sayOf(names)} />
            <label className={styles.pile}>
              <input type="checkbox" checked={isPiled} onChange={() => setIsPiled(!isPiled)} />
              쌓은 값으로 보기
            </label>
          </>
        )
      }}
    </Chart>
  )
}

const yearBefore = ({ from, to }: { from: string; to: string }) => ({
  from: addSeoulMonths(from, -12),
  to: addSeoulMonths(to, -12),
})

const sayOf =
  (names: { now: string; before: string }) =>
  ({ label, now, before, expected }: Point): string =>
    [
      label,
      now === null ? null : `${names.now} ${people(now)}`,
      `${names.before} ${people(before)}`,
      expected === null ? null : `예상 ${people(expected)}`,
    ]
      .filter((word) => word !== null)
      .join(' · ')
