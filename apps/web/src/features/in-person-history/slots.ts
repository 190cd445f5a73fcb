import type { ComponentType } from 'react'
import type { RegionChoiceProps, SessionChoiceProps } from '../../applying/session-parts.ts'

/** What the session calendar lends to the modal of schedule change. */
export type CalendarSlots = {
  RegionChoice: ComponentType<RegionChoiceProps>
  SessionChoice: ComponentType<SessionChoiceProps>
}

/** What other features lend to the history; the route puts them in. */
export type HistorySlots = CalendarSlots & {
  Receipt: ComponentType<{ paymentNo: number }>
  Refund: ComponentType<{ paymentNo: number; orderName: string; kind: 'inPerson' }>
  Deposit: ComponentType<{ inPersonEnrolmentNo: number }>
}
