import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { findKindLabel, findKinds, type FoundOption } from './found-kinds.ts'
import styles from './search.module.css'

type GroupsProps = {
  id: string
  options: readonly FoundOption[]
  typed: string
  chosen: FoundOption | undefined
  onOpen: (option: FoundOption) => void
}

/** Groups results by kind. The active option is announced by the field and scrolled into view. */
export function OptionGroups({ id, options, typed, chosen, onOpen }: GroupsProps) {
  const kinds = findKinds.filter((kind) => options.some((option) => option.kind === kind))
  return (
    <div id={`${id}-list`} role="listbox" aria-label="검색 결과">
      {kinds.map((kind) => {
        const rows = options.filter((option) => option.kind === kind)
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}-head`}>
            <p id={`${id}-${kind}-head`} className={styles.group}>
              <strong>{findKindLabel[kind]}</strong> {rows.length}건
            </p>
            {rows.map((option) => (
              <Line
                key={option.key}
                id={`${id}-${option.key}`}
                option={option}
                typed={typed}
                isChosen={option === chosen}
                onOpen={onOpen}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

type LineProps = {
  id: string
  option: FoundOption
  typed: string
  isChosen: boolean
  onOpen: (option: FoundOption) => void
}

function Line({ id, option, typed, isChosen, onOpen }: LineProps) {
  const { icon: Icon, title, detail, reason, state, hint } = option
  return (
    <div
      ref={isChosen ? stayInSight : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.line}
      onClick={() => onOpen(option)}
      onKeyDown={({ key }) => key === 'Enter' && onOpen(option)}
    >
      <Icon aria-hidden />
      <span className={styles.text}>
        <strong>
          <Marked text={title} typed={typed} />
        </strong>{' '}
        <Marked text={detail} typed={typed} />
      </span>
      {reason && <span className={styles.hint}>{reason}</span>}
      {state && <StateMark kind={state.kind}>{state.label}</StateMark>}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}

function stayInSight(line: HTMLDivElement | null) {
  line?.scrollIntoView?.({ block: 'nearest' })
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().split(/\s+/).filter(Boolean).map(asPattern)
  if (wanted.length === 0) return text
  // Splitting by a capturing group keeps the matches as every second piece.
  const pieces = text.split(new RegExp(`(${wanted.join('|')})`, 'iu'))
  return pieces.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}

const asPattern = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
