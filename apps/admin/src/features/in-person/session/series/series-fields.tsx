import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readSessionForm } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { DateField, FieldError, optionsOf, SelectField, TextField } from '@hygiene/ui'
import type { SeriesFieldsProps } from './pattern-fields.tsx'
import { type SeriesTyped, TRADES } from './series-form.ts'
import styles from './series.module.css'

type Choices = EntityOf<typeof readSessionForm>
type Text = 'capacity' | 'startTime' | 'endTime' | 'opensDaysBefore' | 'closesDaysBefore' | 'closesTime'

const SALES = optionsOf(salesTypeLabel)

export function SeriesFields({ typed, wrong, onType, choices }: SeriesFieldsProps & { choices: Choices }) {
  const text = (name: Text) => ({
    name,
    value: typed[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  const number = (name: Text) => ({ ...text(name), inputMode: 'numeric' as const, maxLength: 4 })
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="지회"
          name="branchNo"
          emptyLabel="골라주세요"
          options={choices.branches.map(({ branchNo, name }) => ({ value: String(branchNo), label: name }))}
          value={typed.branchNo}
          error={wrong.branchNo}
          onChange={({ target }) => onType({ branchNo: target.value })}
        />
        <SelectField
          label="교육장"
          name="venueNo"
          emptyLabel="골라주세요"
          options={choices.venues.map(({ venueNo, name, venueCapacity }) => ({
            value: String(venueNo),
            label: `${name} (${venueCapacity}석)`,
          }))}
          value={typed.venueNo}
          error={wrong.venueNo}
          onChange={({ target }) => onType(venueOf(target.value, typed, choices))}
        />
        <TextField label="좌석" {...number('capacity')} />
        <SelectField
          label="대상"
          name="salesType"
          options={SALES}
          value={typed.salesType}
          onChange={({ target }) => onType({ salesType: target.value === '2' ? '2' : '1' })}
        />
      </div>
      <Trades {...{ typed, wrong, onType }} />
      <div className={styles.fields}>
        <DateField label="시작" type="time" {...text('startTime')} />
        <DateField label="끝" type="time" {...text('endTime')} />
        <TextField label="신청 시작 (며칠 전 09:00)" {...number('opensDaysBefore')} />
        <TextField label="신청 마감 (며칠 전)" {...number('closesDaysBefore')} />
        <DateField label="마감 시각" type="time" {...text('closesTime')} />
      </div>
    </>
  )
}

/** Takes the capacity of the chosen venue unless a smaller one was typed. */
function venueOf(venueNo: string, { capacity }: SeriesTyped, { venues }: Choices): Partial<SeriesTyped> {
  const site = venues.find((venue) => String(venue.venueNo) === venueNo)
  const isKept = capacity !== '' && Number(capacity) <= (site?.venueCapacity ?? 0)
  return { venueNo, capacity: isKept || !site ? capacity : String(site.venueCapacity) }
}

function Trades({ typed: { trades }, wrong, onType }: SeriesFieldsProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>업종과 업종별 좌석 (비워두면 따로 나누지 않습니다)</legend>
      {TRADES.map((trade) => {
        const cap = trades[trade]
        const set = (value: string | null) => onType({ trades: { ...trades, [trade]: value } })
        return (
          <span key={trade} className={styles.trade}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                name="trades"
                checked={cap !== null}
                onChange={() => set(cap === null ? '' : null)}
              />
              {industryTypeLabel[trade]}
            </label>
            {cap !== null && (
              <input
                className={styles.cap}
                aria-label={`${industryTypeLabel[trade]} 좌석`}
                inputMode="numeric"
                maxLength={4}
                value={cap}
                onChange={({ target }) => set(target.value)}
              />
            )}
          </span>
        )
      })}
      <FieldError id="trades-error" error={wrong.trades} />
    </fieldset>
  )
}
