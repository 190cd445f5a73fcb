import type { SessionFacts } from './session-text.ts'

export type CheckInLink = SessionFacts['checkInLinks'][number]

/** Links that the console creates can lack a name. */
export const checkInName = ({ label, checkInPassNo }: CheckInLink) => label || `주소 ${checkInPassNo}`
