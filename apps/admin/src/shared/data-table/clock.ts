import { seoulTime } from '@hygiene/domain/time/seoul-day'

export const clock = (instant: string) => seoulTime(new Date(instant))
