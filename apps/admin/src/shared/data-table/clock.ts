import { seoulTime } from '@hygiene/domain/time/seoul-day'

/** «10:28» in Seoul. */
export const clock = (instant: string) => seoulTime(new Date(instant))
