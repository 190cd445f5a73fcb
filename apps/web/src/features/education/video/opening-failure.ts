import { isReportedCentrally, Refused } from '@hygiene/client'

export type OpeningFailure = { message: string; mayRetry: boolean }

const UNEXPECTED = '예상하지 못한 문제로 강의를 열지 못했습니다.'

/**
 * The reason why a lecture was not opened, for the person; null at the end of a login, which is told once, by the login
 * itself, and leads away from here.
 */
export function failureOf(error: unknown): OpeningFailure | null {
  if (error instanceof Refused) {
    return isReportedCentrally(error) ? null : { message: error.message, mayRetry: false }
  }
  // An error of this very browser has a sentence too: a person without one waits for ever.
  return { message: isReportedCentrally(error) ? (error as Error).message : UNEXPECTED, mayRetry: true }
}
