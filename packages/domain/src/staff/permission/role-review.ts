import { addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Requires a review of permissions twice a year (issue «The console», Rights). The months are our choice. */
export const REVIEW_MONTHS = 6

/** Returns the start of the Seoul day by which permissions granted or last reviewed at `since` are due for review. */
export function reviewDueAt(since: Date): Date {
  return startOfSeoulDay(addSeoulMonths(seoulDay(since), REVIEW_MONTHS))
}

export function isReviewOverdue(since: Date, now: Date): boolean {
  return now >= reviewDueAt(since)
}
