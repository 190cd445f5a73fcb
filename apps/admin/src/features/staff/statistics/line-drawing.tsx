import { useId, useState } from 'react'
import type { Point } from './completion-points.ts'
import styles from './statistics.module.css'

const WIDTH = 560
const HEIGHT = 240
const LEFT = 52
const RIGHT = 548
const TOP = 16
const BOTTOM = 208

type LineDrawingProps = {
  points: readonly Point[]
  names: { now: string; before: string }
  say: (point: Point) => string
}

/** Distinguishes the lines by colour, dashes and name. The slider moves from point to point and reads each aloud. */
export function LineDrawing({ points, names, say }: LineDrawingProps) {
  const lastNow = points.findLastIndex(({ now }) => now !== null)
  const [chosen, setChosen] = useState(Math.max(0, lastNow))
  const slider = useId()
  const at = Math.min(chosen, points.length - 1)
  const point = points[at]
  const top = niceTop(
    Math.max(...points.flatMap(({ now, before, expected }) => [now ?? 0, before, expected ?? 0])),
  )
  const x = (place: number) => LEFT + ((RIGHT - LEFT) * place) / Math.max(1, points.length - 1)
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / top
  const line = (column: 'now' | 'before' | 'expected') =>
    points
      .flatMap((one, place) => {
        const value = one[column]
        return value === null ? [] : [`${x(place)},${y(value)}`]
      })
      .join(' ')
  const joint = points[lastNow - 1]
  const joined =
    joint && joint.now !== null && joint.expected === null ? `${x(lastNow - 1)},${y(joint.now)} ` : ''
  const everyLabel = Math.ceil(points.length / 12)
  return (
    <figure className={styles.line}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[0, 1, 2, 3, 4].map((step) => (
          <g key={step}>
            <line
              className={styles.grid}
              x1={LEFT}
              x2={RIGHT}
              y1={y((top * step) / 4)}
              y2={y((top * step) / 4)}
            />
            <text x={LEFT - 8} y={y((top * step) / 4) + 4} textAnchor="end">
              {axisText((top * step) / 4)}
            </text>
          </g>
        ))}
        {points.map(({ key, label }, place) =>
          place % everyLabel === 0 ? (
            <text key={key} x={x(place)} y={BOTTOM + 22} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
        <polyline className={styles.before} points={line('before')} />
        <polyline className={styles.expected} points={joined + line('expected')} />
        <polyline className={styles.now} points={line('now')} />
        {points.map(({ key, now }, place) =>
          now === null ? null : <circle key={key} className={styles.dot} cx={x(place)} cy={y(now)} r={3.5} />,
        )}
        {point && <line className={styles.cursor} x1={x(at)} x2={x(at)} y1={TOP} y2={BOTTOM} />}
      </svg>
      <input
        id={slider}
        type="range"
        className={styles.slider}
        min={0}
        max={points.length - 1}
        value={at}
        aria-label="시점 선택"
        aria-valuetext={point && say(point)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <output htmlFor={slider}>{point && say(point)}</output>
      <figcaption>
        <span data-line="now">{names.now}</span>
        <span data-line="before">{names.before}</span>
        <span data-line="expected">예상</span>
      </figcaption>
    </figure>
  )
}

/** Returns a round number at or above the greatest value that four lines divide evenly. */
function niceTop(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  const step = [1, 2, 4, 8, 10].find((one) => one * power >= most) ?? 10
  return Math.max(4, step * power)
}

function axisText(value: number): string {
  return value >= 10_000 ? `${Number((value / 10_000).toFixed(1))}만` : value.toLocaleString('ko-KR')
}
