import type { Pupil, Session, SessionSearch } from './session-search.ts'

/** What the session calendar lends to whoever applies or changes; the routes hand it on. */
export type RegionChoiceProps = {
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
  legend: string
  /** A heading above says the same. */
  hideLegend?: boolean
  error?: string
}

export type SessionChoiceProps = {
  pupil: Pupil
  search: SessionSearch
  onSearch: (search: SessionSearch) => void
  /** What is chosen; null after every change of region, month or day. */
  picked: Session | null
  onPick: (session: Session | null) => void
  /** The session somebody has already: shown, but not to be chosen. */
  currentNo?: number
  error?: string
}

export type OtherHallsProps = {
  pupil: Pupil
  search: SessionSearch
  /** The one that has just become full. */
  full: Session
  picked: Session | null
  onPick: (session: Session) => void
}
