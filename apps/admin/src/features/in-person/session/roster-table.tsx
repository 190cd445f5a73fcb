import { industryTypeLabel } from '@hygiene/domain/text'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { useEffect, useRef } from 'react'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { venueText, seatText, slipText } from './roster-view.ts'
import type { RosterRow } from './roster-text.ts'
import type { HandMark } from './use-hand-mark.ts'
import type { Roster } from './use-roster.ts'
import styles from './roster-table.module.css'

/** Puts the columns a venue needs first on the left, so that a window of 1280 shows them without scrolling beside the panels. */
const HEADS = [
  '번호',
  '이름',
  '생년',
  '휴대전화',
  '출석',
  '입실',
  '퇴실',
  '찍은 곳',
  '업소',
  '자리',
  '업종',
  '수강증',
]

type RosterTableProps = { roster: Roster; hand: HandMark | null }

export function RosterTable({ roster, hand }: RosterTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>명단</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roster.shown.map((row) => (
            <Line key={row.applicationNo} {...{ row, roster, hand }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ row, roster, hand }: RosterTableProps & { row: RosterRow }) {
  const line = useRef<HTMLTableRowElement>(null)
  const isHere = roster.here?.applicationNo === row.applicationNo
  useEffect(() => {
    if (isHere) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isHere])
  const { memberNo, name, phone, birthYear, number, inBy } = row
  const text = venueText(roster.stateOf(row))

  return (
    <tr
      ref={line}
      data-here={isHere || undefined}
      aria-current={isHere || undefined}
      onClick={() => roster.setHere(row)}
    >
      <td className={styles.number}>{number ?? '-'}</td>
      <th scope="row">{isHere ? <Masked memberNo={memberNo} field="name" value={name} /> : name}</th>
      <td>{birthYear}</td>
      <td>{isHere ? <Masked memberNo={memberNo} field="phone" value={phone} /> : phone}</td>
      <td title={row.exceptionText ?? undefined}>
        {row.exceptionText !== null && !text ? (
          <StateMark kind="view">확인 필요</StateMark>
        ) : (
          text && <StateMark kind={text.kind}>{text.label}</StateMark>
        )}
      </td>
      <td>{timeText(row.inAt)}</td>
      <td>{timeText(row.outAt)}</td>
      <td>
        {isHere && hand && row.mayBeMarkedIn ? (
          <Button size="small" busy={hand.isBusy} onClick={() => hand.mark(row, 'in')}>
            입실 처리 <kbd aria-hidden>i</kbd>
          </Button>
        ) : (
          placeText(inBy)
        )}
      </td>
      <td>{businessText(row)}</td>
      <td>{seatText(row)}</td>
      <td>{tradeText(row)}</td>
      <td>{slipText[row.slip]}</td>
    </tr>
  )
}

const timeText = (instant: string | null) => (instant === null ? '-' : seoulTime(new Date(instant)))

export const placeText = (inBy: RosterRow['inBy']) =>
  inBy === null ? '-' : inBy.isByHand ? `수동 · ${inBy.by}` : inBy.by || '출입구'

export function businessText({ records }: RosterRow): string {
  const [first, ...others] = records
  if (!first) return '-'
  return others.length === 0 ? first.businessName : `${first.businessName} 외 ${others.length}곳`
}

export function tradeText({ records }: RosterRow): string {
  const trades = [...new Set(records.map(({ industryType }) => industryTypeLabel[industryType]))]
  return trades.length === 0 ? '-' : trades.join(', ')
}
