import { isReportedCentrally, Refused } from '@hygiene/client'

export type OpeningFailure = { message: string; mayRetry: boolean }

const UNEXPECTED = '예상하지 못한 문제로 강의를 열지 못했습니다.'

/** Returns why a lecture was not opened. Returns null when the login ended, which shows its own message and leads away. */
export function failureOf(error: unknown): OpeningFailure | null {
  if (error instanceof Refused) {
    return isReportedCentrally(error) ? null : { message: error.message, mayRetry: false }
  }
  // An error of the browser itself gets a sentence too; otherwise the person would wait forever.
  return { message: isReportedCentrally(error) ? (error as Error).message : UNEXPECTED, mayRetry: true }
}
