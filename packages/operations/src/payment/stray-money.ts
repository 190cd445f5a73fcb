import type { MoneyRefusal } from '@hygiene/domain'

/** Why money pays nothing and waits for staff. */
export type StrayMoney =
  | MoneyRefusal
  | 'APPLIED_AGAIN'
  | 'NO_LONGER_NEEDED'
  | 'BOOKED_ELSEWHERE'
  | 'SEAT_GONE'
