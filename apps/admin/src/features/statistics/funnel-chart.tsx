import { type EntityOf, readFunnel } from '@hygiene/contracts'
import type { FunnelStage } from '@hygiene/domain'
import { type Bar, Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { people } from './figure-words.ts'
import styles from './statistics.module.css'

type Way = EntityOf<typeof readFunnel>['online'] | EntityOf<typeof readFunnel>['inPerson']

const STAGE: Record<FunnelStage, string> = {
  applied: '신청',
  paid: '결제 완료',
  started: '수강 시작',
  studied: '수강 완료',
  surveyed: '설문 완료',
  tested: '평가 응시',
  attended: '출석',
  completed: '수료',
}

export function FunnelChart({ input }: { input: ChartInput }) {
  return (
    <Chart
      title="신청에서 수료까지"
      note="그때 신청한 건이 어디까지 갔나. 아직 듣는 건도 들어 있습니다."
      definition={[
        '신청한 날이 기간에 드는 건을 세고, 지금까지 각 단계에 이른 건을 봅니다. 취소·환불된 건도 이른 단계까지는 셉니다.',
        '수강 시작은 강의를 한 번이라도 연 건, 평가 응시는 답안을 한 번이라도 낸 건, 수료는 효력이 있는 수료만입니다.',
        '가입은 같은 기간에 가입한 사람이며, 합친 계정은 한 사람으로 셉니다.',
      ]}
      contract={readFunnel}
      input={input}
      isEmpty={({ online, inPerson }) => [...online, ...inPerson].every(({ counted }) => counted === 0)}
      table={({ joined, online, inPerson }) => ({
        head: ['단계', '온라인교육', '집합교육'],
        rows: [
          ...(joined === null ? [] : [{ cells: ['가입(사람)', joined, '-'] }]),
          ...Object.entries(STAGE).map(([stage, label]) => ({
            cells: [label, countOf(online, stage), countOf(inPerson, stage)],
          })),
        ],
      })}
    >
      {({ joined, online, inPerson }) => (
        <>
          {joined !== null && (
            <p className={styles.sum}>
              같은 기간 가입 <strong>{joined.toLocaleString('ko-KR')}명</strong>
            </p>
          )}
          <Ways label="온라인교육" way={online} />
          <Ways label="집합교육" way={inPerson} />
        </>
      )}
    </Chart>
  )
}

const countOf = (way: Way, stage: string) => way.find(({ step }) => step === stage)?.counted ?? '-'

function Ways({ label, way }: { label: string; way: Way }) {
  if (way.every(({ counted }) => counted === 0)) return null
  return (
    <>
      <h3>{label}</h3>
      <Bars label={`${label}: 신청에서 수료까지`} bars={barsOf(way)} isNoteBeside />
    </>
  )
}

/** The step at which most are lost is marked; the drop is in points of those who applied. */
export function barsOf(way: Way): Bar[] {
  const whole = way[0]?.counted ?? 0
  const drops = way.map(({ counted }, place) => (way[place - 1]?.counted ?? counted) - counted)
  const worst = Math.max(...drops)
  return way.map(({ step, counted }, place): Bar => {
    const drop = drops[place] ?? 0
    const isLook = drop > 0 && drop === worst
    const points = whole === 0 ? 0 : (100 * drop) / whole
    return {
      key: step,
      label: STAGE[step],
      value: counted,
      shown: people(counted),
      note: drop > 0 ? `−${points.toFixed(1)}%p${isLook ? ' 가장 큼' : ''}` : '',
      isLook,
    }
  })
}
