import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readSeatFigures } from '@hygiene/contracts/staff/statistics/read-seat-figures'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { monthText, share } from './figure-text.ts'
import { daysOfMonth } from './list-links.ts'
import styles from './statistics.module.css'

type Seats = EntityOf<typeof readSeatFigures>
type Counts = Omit<Seats['months'][number], 'month'>

const HEAD = ['정원', '예약', '출석', '불참', '대기'] as const
const cells = ({ offered, sold, attended, absent, waited }: Counts) => [
  offered,
  sold,
  attended,
  absent,
  waited,
]

export function SeatsChart({ input }: { input: ChartInput }) {
  const { branchNo } = input
  const sessionsOf = (from: string, to: string, branch = branchNo) =>
    `/sessions?fromDay=${from}&toDay=${to}${branch === undefined ? '' : `&branchNo=${branch}`}`
  const ofMonth = (month: string) => {
    const { from, to } = daysOfMonth(month, input)
    return sessionsOf(from, to)
  }
  return (
    <Chart
      title="집합교육 자리"
      note="취소되지 않은 회차의 정원과 그 자리에 온 사람."
      definition={[
        '회차가 열리는 날로 셉니다. 정원은 회차의 자리, 예약은 결제된 자리이며 한 사람의 여러 업소는 한 자리입니다.',
        '출석과 불참은 결정된 것만, 대기는 그 회차에 한 번이라도 대기한 사람입니다.',
        '시·도는 교육장의 시·도이고, 업종과 영업자로는 나누지 않습니다.',
        '숫자는 자리라서 그 회차들의 목록으로 이어집니다. 목록에는 취소된 회차도 보입니다.',
      ]}
      contract={readSeatFigures}
      input={input}
      isEmpty={({ months }) => months.length === 0}
      table={({ months, branches }) => ({
        head: ['달·지회', ...HEAD],
        rows: [
          ...months.map((one) => ({
            cells: [monthText(one.month), ...cells(one)],
            links: [ofMonth(one.month)],
          })),
          ...branches.map((one) => ({
            cells: [one.branchName, ...cells(one)],
            links: [sessionsOf(input.from, input.to, one.branchNo)],
          })),
        ],
      })}
    >
      {({ months, branches }) => (
        <>
          <p className={styles.sum}>정원 가운데 예약된 자리. 숫자를 누르면 그 회차들이 열립니다.</p>
          <h3>달별</h3>
          <SeatBars
            label="달별 자리"
            rows={months.map((one) => ({ ...one, name: monthText(one.month), to: ofMonth(one.month) }))}
          />
          <h3>지회별</h3>
          <SeatBars
            label="지회별 자리"
            rows={branches.map((one) => ({
              ...one,
              name: one.branchName,
              to: sessionsOf(input.from, input.to, one.branchNo),
            }))}
          />
        </>
      )}
    </Chart>
  )
}

function SeatBars({ label, rows }: { label: string; rows: (Counts & { name: string; to: string })[] }) {
  return (
    <Bars
      label={label}
      most={Math.max(...rows.map(({ offered }) => offered))}
      bars={rows.map(({ name, to, offered, sold, attended, absent, waited }) => ({
        key: name,
        label: name,
        value: sold,
        shown: `${sold.toLocaleString('ko-KR')} / ${offered.toLocaleString('ko-KR')}`,
        note: `${share(sold, offered)} · 출석 ${attended} · 불참 ${absent} · 대기 ${waited}`,
        to,
      }))}
    />
  )
}
