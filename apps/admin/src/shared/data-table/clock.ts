import { seoulTime } from '@hygiene/domain'

/** «10:28» in Seoul. */
export const clock = (instant: string) => seoulTime(new Date(instant))
