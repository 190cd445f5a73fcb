import { addSeoulMonths, seoulDay, startOfSeoulDay } from '../../time/seoul-day.ts'

/** Rights are looked through twice a year (issue «The console», Rights); the months are ours. */
export const REVIEW_MONTHS = 6

/** The start of the Seoul day by which rights have to be reviewed that were given or last reviewed at an instant. */
export function reviewDueAt(since: Date): Date {
  return startOfSeoulDay(addSeoulMonths(seoulDay(since), REVIEW_MONTHS))
}

export function isReviewOverdue(since: Date, now: Date): boolean {
  return now >= reviewDueAt(since)
}
