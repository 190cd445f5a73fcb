import type { SessionFacts } from './session-text.ts'

export type CheckInLink = SessionFacts['checkInLinks'][number]

/** Links of the console may be without a name. */
export const checkInName = ({ label, checkInPassNo }: CheckInLink) => label || `주소 ${checkInPassNo}`
