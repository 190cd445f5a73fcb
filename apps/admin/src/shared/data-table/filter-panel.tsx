import { Button, CheckboxField, DateField, SelectField, TextField } from '@hygiene/ui'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import styles from './table-tools.module.css'
import type { TableQuery } from './table-query.ts'
import type { TableFilter } from './table-types.ts'
import { focusFirst, Popover } from './popover.tsx'

type FilterPanelProps = {
  filters: readonly TableFilter[]
  filter: TableQuery['filter']
  onFilter: (filter: TableQuery['filter']) => void
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Edits all filters of a list. They apply together on a press. */
export function FilterPanel({ isOpen, onToggle, ...rest }: FilterPanelProps) {
  const opener = (
    <>
      <ListFilter aria-hidden />
      필터
      <kbd aria-hidden className={styles.key}>
        f
      </kbd>
    </>
  )
  return (
    <Popover opener={opener} view="dashed" isOpen={isOpen} onToggle={onToggle}>
      <Conditions {...rest} onDone={() => onToggle(false)} />
    </Popover>
  )
}

type ConditionsProps = Pick<FilterPanelProps, 'filters' | 'filter' | 'onFilter'> & { onDone: () => void }

function Conditions({ filters, filter, onFilter, onDone }: ConditionsProps) {
  const [typed, setTyped] = useState(filter)
  const field = (key: string) => ({
    value: typed[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  })
  return (
    <form
      ref={focusFirst}
      className={styles.conditions}
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(typed)
        onDone()
      }}
    >
      {filters.map((one) => {
        if (one.kind === 'days') {
          return (
            <fieldset key={one.from} className={styles.days}>
              <legend>{one.label}</legend>
              <DateField label={`${one.label} 첫날`} hideLabel type="date" {...field(one.from)} />
              <span aria-hidden>~</span>
              <DateField label={`${one.label} 끝날`} hideLabel type="date" {...field(one.to)} />
            </fieldset>
          )
        }
        const { key, label } = one
        if (one.kind === 'number') {
          return <TextField key={key} label={label} inputMode="numeric" maxLength={9} {...field(key)} />
        }
        if (one.kind === 'flag') {
          return (
            <CheckboxField
              key={key}
              label={label}
              checked={typed[key] === '1'}
              onChange={({ target }) => setTyped({ ...typed, [key]: target.checked ? '1' : '' })}
            />
          )
        }
        return (
          <SelectField
            key={key}
            label={label}
            options={[{ value: '', label: '모두' }, ...one.choices]}
            {...field(key)}
          />
        )
      })}
      <div className={styles.apply}>
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            onFilter({})
            onDone()
          }}
        >
          조건 모두 해제
        </Button>
        <Button type="submit" size="small">
          적용
        </Button>
      </div>
    </form>
  )
}
