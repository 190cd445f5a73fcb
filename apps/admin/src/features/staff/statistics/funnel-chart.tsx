import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'
import { type FunnelStage, funnelStageLabel, funnelStages } from '@hygiene/domain/staff/statistics/statistic'
import { type Bar, Bars } from './bars.tsx'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { Figure } from './figure.tsx'
import { people } from './figure-text.ts'
import { useListLinks } from './list-links.ts'
import styles from './statistics.module.css'

type Stages = EntityOf<typeof readFunnel>['online'] | EntityOf<typeof readFunnel>['inPerson']

type LinkOf = (step: FunnelStage) => string | undefined

export function FunnelChart({ input }: { input: ChartInput }) {
  const links = useListLinks(input)
  const linksOf =
    (kind: 'online' | 'inPerson'): LinkOf =>
    (step) =>
      links.reached(step, kind === 'inPerson' ? { kind, isHeld: 1 } : { kind })
  return (
    <Chart
      title="신청에서 수료까지"
      note="그때 신청한 건이 어디까지 갔나. 아직 듣는 건도 들어 있습니다."
      definition={[
        '신청한 날이 기간에 드는 건을 세고, 지금까지 각 단계에 이른 건을 봅니다. 취소·환불된 건도 이른 단계까지는 셉니다.',
        '수강 시작은 강의를 한 번이라도 연 건, 평가 응시는 답안을 한 번이라도 낸 건, 수료는 효력이 있는 수료만입니다. 뒤 단계에 이른 건은 앞 단계에도 셉니다.',
        '집합교육은 교육일이 지난 건만 셉니다.',
        '가입은 같은 기간에 가입한 사람이며, 합친 계정은 한 사람으로 셉니다. 숫자를 눌러 열리는 회원 목록에는 그 뒤에 탈퇴한 사람이 없습니다.',
      ]}
      contract={readFunnel}
      input={input}
      isEmpty={({ online, inPerson }) => [...online, ...inPerson].every(({ counted }) => counted === 0)}
      table={({ joined, online, inPerson }) => ({
        head: ['단계', '온라인교육', '집합교육'],
        rows: [
          ...(joined === null
            ? []
            : [{ cells: ['가입(사람)', joined, '-'], links: [undefined, links.members()] }]),
          ...funnelStages.map((stage) => {
            const counts = [countOf(online, stage), countOf(inPerson, stage)] as const
            return {
              cells: [funnelStageLabel[stage], ...counts],
              links: [
                undefined,
                ...counts.map((count, place) =>
                  count === '-' ? undefined : linksOf(place === 0 ? 'online' : 'inPerson')(stage),
                ),
              ],
            }
          }),
        ],
      })}
    >
      {({ joined, online, inPerson, notHeld }) => (
        <>
          {joined !== null && (
            <p className={styles.sum}>
              같은 기간 가입{' '}
              <strong>
                <Figure to={links.members()}>{joined.toLocaleString('ko-KR')}명</Figure>
              </strong>
            </p>
          )}
          <StageBars label="온라인교육" stages={online} linkOf={linksOf('online')} />
          <StageBars label="집합교육" stages={inPerson} linkOf={linksOf('inPerson')} />
          {notHeld > 0 && (
            <p>교육일이 아직 오지 않은 집합교육 {notHeld.toLocaleString('ko-KR')}건은 세지 않았습니다.</p>
          )}
        </>
      )}
    </Chart>
  )
}

const countOf = (stages: Stages, stage: string) => stages.find(({ step }) => step === stage)?.counted ?? '-'

function StageBars({ label, stages, linkOf }: { label: string; stages: Stages; linkOf: LinkOf }) {
  if (stages.every(({ counted }) => counted === 0)) return null
  return (
    <>
      <h3>{label}</h3>
      <Bars label={`${label}: 신청에서 수료까지`} bars={barsOf(stages, linkOf)} isNoteBeside />
    </>
  )
}

/** Marks the step at which most are lost. The drop is in percentage points of those who applied. */
export function barsOf(stages: Stages, linkOf: LinkOf): Bar[] {
  const whole = stages[0]?.counted ?? 0
  const drops = stages.map(({ counted }, place) => (stages[place - 1]?.counted ?? counted) - counted)
  const worst = Math.max(...drops)
  return stages.map(({ step, counted }, place): Bar => {
    const drop = drops[place] ?? 0
    const isView = drop > 0 && drop === worst
    const points = whole === 0 ? 0 : (100 * drop) / whole
    return {
      key: step,
      label: funnelStageLabel[step],
      value: counted,
      shown: people(counted),
      note: drop > 0 ? `−${points.toFixed(1)}%p${isView ? ' 가장 큼' : ''}` : '',
      isView,
      to: linkOf(step),
    }
  })
}
