import { readAnswerTimes } from '@hygiene/contracts/staff/statistics/read-answer-times'
import { Link } from 'react-router-dom'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { minutesText, monthText, people, share } from './figure-text.ts'
import styles from './statistics.module.css'

export function AnswersChart({ input }: { input: ChartInput }) {
  return (
    <Chart
      title="문의에 답한 시간"
      note="첫 답까지 걸린 업무 시간의 가운데 값."
      definition={[
        '그때 쓴 문의가 첫 답을 받기까지 걸린 업무 시간입니다. 업무 시간이 아닌 시간과 회원의 답을 기다린 동안은 시계가 멈춥니다.',
        '늦음은 문의·신고마다 정한 시간을 넘겨 답한 것입니다. 합친 문의는 남은 쪽에서 한 번만 셉니다.',
        '지회는 그 지회에 넘긴 문의만, 업종·시·도로는 나누지 않습니다.',
        '문의 목록은 직원이 지금 답할 차례라 기간으로 필터링하지 않습니다. 그래서 숫자가 목록으로 이어지지 않습니다.',
      ]}
      contract={readAnswerTimes}
      input={input}
      isEmpty={({ all }) => all.asked === 0}
      table={({ months }) => ({
        head: ['달', '문의', '답함', '늦음', '답 기다림', '가운데 값'],
        rows: months.map(({ month, asked, answered, late, open, medianMinutes }) => ({
          cells: [monthText(month), asked, answered, late, open, minutesText(medianMinutes)],
        })),
      })}
    >
      {({ all, months }) => (
        <>
          <p className={styles.sum}>
            문의 <strong>{people(all.asked)}</strong> · 가운데 값{' '}
            <strong>{minutesText(all.medianMinutes)}</strong> · 늦음{' '}
            <strong>{share(all.late, all.answered)}</strong> · 답 기다림 <strong>{people(all.open)}</strong> ·{' '}
            <Link to="/inquiries">문의 목록</Link>
          </p>
          <Bars
            label="달별 첫 답까지의 시간"
            bars={months.map(({ month, asked, answered, late, medianMinutes }) => ({
              key: month,
              label: monthText(month),
              value: medianMinutes ?? 0,
              shown: minutesText(medianMinutes),
              note: `${people(asked)} 가운데 ${answered}건 답함 · 늦음 ${share(late, answered)}`,
            }))}
          />
        </>
      )}
    </Chart>
  )
}
