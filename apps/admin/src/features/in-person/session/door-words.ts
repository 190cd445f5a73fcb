import type { SessionFacts } from './session-words.ts'

export type DoorLink = SessionFacts['doorLinks'][number]

/** Links of the console may be without a name. */
export const doorName = ({ label, doorPassNo }: DoorLink) => label || `주소 ${doorPassNo}`
