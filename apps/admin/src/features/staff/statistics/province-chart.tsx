import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readProvinceFigures } from '@hygiene/contracts/staff/statistics/read-province-figures'
import type { FunnelStage } from '@hygiene/domain/staff/statistics/statistic'
import { Chart } from './chart.tsx'
import type { ChartInput } from './chart-input.ts'
import { Figure } from './figure.tsx'
import { share } from './figure-text.ts'
import { useListLinks } from './list-links.ts'
import { tilesOf } from './province-tiles.ts'
import styles from './statistics.module.css'

const FEW = '5명 미만'

type LinkOf = (sidoCode: string, stage: FunnelStage) => string | undefined

export function ProvinceChart({ input }: { input: ChartInput }) {
  const links = useListLinks(input)
  const linkOf: LinkOf = (sidoCode, stage) => links.reached(stage, { sidoCode, isHeld: 1 })
  return (
    <Chart
      title="시·도별 수료율"
      note="영업장이 있는 시·도로 셉니다. 수료 ÷ 결제 완료."
      definition={[
        '그때 신청해 결제한 건 가운데 지금까지 수료한 건입니다. 온라인교육과 집합교육을 함께 세며, 교육일이 아직 오지 않은 집합교육은 세지 않습니다.',
        '시·도는 달 단위로 셉니다. 기간에 걸친 달을 모두 세고, 결제나 수료가 다섯 건보다 적은 달은 누구인지 드러날 수 있어 뺍니다.',
        '칸을 누르면 그 시·도의 수료한 건이, 표의 결제 완료를 누르면 결제한 건이 열립니다.',
        '전남광주는 2026.7.1 전의 광주·전남을 더한 값입니다.',
      ]}
      contract={readProvinceFigures}
      input={input}
      isEmpty={({ list }) => list.every(({ paid }) => paid === null)}
      emptyMessage="모든 시·도가 5명 미만이어서 표시하지 않습니다."
      table={({ list }) => ({
        head: ['시·도', '결제 완료', '수료', '수료율'],
        rows: list.map(({ sidoCode, sidoName, paid, completed }) => ({
          links: paid === null ? [] : [undefined, linkOf(sidoCode, 'paid'), linkOf(sidoCode, 'completed')],
          cells: [
            sidoName,
            paid ?? FEW,
            completed ?? FEW,
            paid === null || completed === null ? FEW : share(completed, paid),
          ],
        })),
      })}
    >
      {({ list }) => <Tiles list={list} linkOf={linkOf} />}
    </Chart>
  )
}

type TilesProps = Pick<EntityOf<typeof readProvinceFigures>, 'list'> & { linkOf: LinkOf }

function Tiles({ list, linkOf }: TilesProps) {
  const { tiles, edges } = tilesOf(list)
  const [first = 0] = edges
  const bands = [
    `${first}% 미만`,
    ...edges.map((edge, place) => {
      const next = edges[place + 1]
      if (next === undefined) return `${edge}% 이상`
      return next - 1 === edge ? `${edge}%` : `${edge}~${next - 1}%`
    }),
  ]
  return (
    <div className={styles.map}>
      <ul className={styles.tiles} aria-label="시·도별 수료율">
        {tiles.map(({ key, name, style, rate, shade }) => (
          <li key={key} style={style} data-tile={shade ?? 'few'}>
            <span>{name}</span>{' '}
            <strong>
              {rate === null ? FEW : <Figure to={linkOf(key, 'completed')}>{Math.round(rate)}%</Figure>}
            </strong>
          </li>
        ))}
      </ul>
      <ul className={styles.legend} data-upright aria-label="색">
        {bands.map((band, place) => (
          <li key={band}>
            <i aria-hidden data-tile={place} />
            {band}
          </li>
        ))}
      </ul>
    </div>
  )
}
