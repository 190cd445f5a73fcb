import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readStudyStops } from '@hygiene/contracts/staff/statistics/read-study-stops'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { OnlineType } from '@hygiene/domain/text'
import type { WatchLossReason } from '@hygiene/domain/education/study/watch-loss'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { Figure } from './figure.tsx'
import { minutesText, people, share } from './figure-text.ts'
import { useListLinks } from './list-links.ts'
import styles from './statistics.module.css'

type Stops = EntityOf<typeof readStudyStops>

const REASON: Record<WatchLossReason, string> = {
  LEASE_LOST: '다른 창에서 봄',
  SKIPPED_AHEAD: '건너뜀',
  FASTER_THAN_CLOCK: '빠르게 봄',
  CHECKPOINT_WAITING: '중간체크를 놓침',
  ALREADY_WATCHED: '본 구간을 다시 봄',
}

export function StopsChart({ input }: { input: ChartInput }) {
  const links = useListLinks({ ...input, onlineType: OnlineType.online })
  const ofLecture = (lectureNo: number) =>
    links.enrolments({ appliedFrom: input.from, appliedTo: input.to, stoppedAtNo: lectureNo })
  return (
    <Chart
      title="어디서 멈추나"
      note="30일 넘게 다시 열지 않은 건의 마지막 강의."
      definition={[
        '그때 신청한 온라인교육 건 가운데 수강 중에 30일 넘게 강의를 열지 않았거나 다 듣지 못하고 기간이 끝난 건을, 마지막으로 본 강의와 인정된 분으로 셉니다. 비율은 수강을 시작한 건에 대한 것입니다.',
        '인정되지 않은 시간은 같은 기간에 시청 기록이 말한 시간에서 인정된 시간을 뺀 것을 사유별로 더한 값입니다. 다 들은 강의를 다시 보는 시간은 세지 않습니다.',
        '멈춘 건은 한 시간에 한 번 셉니다. 숫자를 눌러 열리는 목록은 지금 멈춘 건이라, 센 뒤에 다시 연 건은 빠져 있습니다.',
        '온라인교육은 지회에 속하지 않아 지회로는 나누지 않습니다. 몇 분에 멈췄나와 인정되지 않은 시간은 시청 기록을 더한 값이라 목록이 없습니다.',
      ]}
      contract={readStudyStops}
      input={input}
      isEmpty={({ lectures, reasons }) => lectures.length + reasons.length === 0}
      table={({ lectures, reasons, started }) => ({
        head: ['강의·사유', '건', '비율·분'],
        rows: [
          ...lectures.flatMap(({ lectureNo, title, stopped, minutes }) => [
            { cells: [title, stopped, share(stopped, started)], links: [undefined, ofLecture(lectureNo)] },
            ...minutes.map(({ fromMinute, stopped: here }) => ({
              cells: [`${title} ${fromMinute}~${fromMinute + 10}분`, here, share(here, started)],
            })),
          ]),
          ...reasons.map(({ lossReason, records, lostMinutes }) => ({
            cells: [`인정되지 않음: ${REASON[lossReason]}`, records, `${lostMinutes}분`],
          })),
        ],
      })}
    >
      {(stops) => (
        <>
          <p className={styles.sum}>
            수강 시작{' '}
            <strong>
              <Figure to={links.reached('started')}>{people(stops.started)}</Figure>
            </strong>{' '}
            가운데
            {stops.countedAt && ` · ${formatSeoulDateTime(new Date(stops.countedAt))}에 센 값`}
          </p>
          <Lectures stops={stops} linkOf={ofLecture} />
          <Reasons reasons={stops.reasons} />
        </>
      )}
    </Chart>
  )
}

type LecturesProps = { stops: Stops; linkOf: (lectureNo: number) => string | undefined }

function Lectures({ stops: { lectures, started }, linkOf }: LecturesProps) {
  const worst = Math.max(...lectures.map(({ stopped }) => stopped))
  return (
    <Bars
      label="멈춘 강의"
      isNoteBeside
      bars={lectures.map(({ lectureNo, title, stopped, minutes }) => ({
        key: lectureNo,
        label: title,
        value: stopped,
        shown: share(stopped, started),
        note: stopped === worst ? `${people(stopped)} 가장 많음` : people(stopped),
        isView: stopped === worst,
        to: linkOf(lectureNo),
        more: (
          <details>
            <summary>몇 분에 멈췄나</summary>
            <Bars
              label={`${title}에서 멈춘 분`}
              bars={minutes.map(({ fromMinute, stopped: here }) => ({
                key: fromMinute,
                label: `${fromMinute}~${fromMinute + 10}분`,
                value: here,
                shown: people(here),
              }))}
            />
          </details>
        ),
      }))}
    />
  )
}

function Reasons({ reasons }: { reasons: Stops['reasons'] }) {
  if (reasons.length === 0) return null
  const all = reasons.reduce((sum, { lostMinutes }) => sum + lostMinutes, 0)
  const falling = reasons.toSorted((one, other) => other.lostMinutes - one.lostMinutes)
  return (
    <>
      <h3>인정되지 않은 시간의 사유</h3>
      <div aria-hidden className={styles.stack}>
        {falling.map(({ lossReason, lostMinutes }, place) => (
          <span key={lossReason} data-shade={place} style={{ flexGrow: lostMinutes }} />
        ))}
      </div>
      <ul className={styles.legend} aria-label="인정되지 않은 시간의 사유">
        {falling.map(({ lossReason, lostMinutes }, place) => (
          <li key={lossReason}>
            <i aria-hidden data-shade={place} />
            {REASON[lossReason]} <strong>{share(lostMinutes, all)}</strong> {minutesText(lostMinutes)}
          </li>
        ))}
      </ul>
    </>
  )
}
