import type { ComponentType } from 'react'
import type { LentParts } from '../../applying/lent-parts.ts'
import type { OtherHallsProps, RegionChoiceProps, SessionChoiceProps } from '../../applying/session-parts.ts'

/** What other features lend to an application in person; the route puts them together. */
export type LentSessions = LentParts & {
  RegionChoice: ComponentType<RegionChoiceProps>
  SessionChoice: ComponentType<SessionChoiceProps>
  OtherHalls: ComponentType<OtherHallsProps>
}
