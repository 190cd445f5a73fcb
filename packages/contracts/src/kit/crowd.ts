/** Carries the queue position of a caller who was turned away; the client sends it back with the next attempt. */
export const PLACE_HEADER = 'x-place-in-line'

/** These answers of HTTP 503 name a time to retry; nothing of the call was done (docs/rules/wire.md). */
export const CROWD = {
  line: { code: -3740, message: '지금 신청자가 많습니다. 순서가 되면 이어서 처리합니다.' },
  shed: { code: -3741, message: '지금 이용하시는 분이 많습니다. 잠시 뒤에 다시 시도해주세요.' },
} as const

export interface PlaceInLine {
  /** Is 1 for the next caller. It counts only this server's queue; another server's may be longer. */
  place: number
  secondsLeft: number
  /** Stores the instant of arrival, so that its bearer comes before all later callers. */
  ticket: string
}
