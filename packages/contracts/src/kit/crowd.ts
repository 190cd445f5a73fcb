/** The place in the line of a caller who has been turned away; told by the server, sent back with the next try. */
export const PLACE_HEADER = 'x-place-in-line'

/** Answers of HTTP 503 that name a time to come back; nothing of the call was done (docs/rules/wire.md). */
export const CROWD = {
  line: { code: -3740, message: '지금 신청자가 많습니다. 순서가 되면 이어서 처리합니다.' },
  shed: { code: -3741, message: '지금 이용하시는 분이 많습니다. 잠시 뒤에 다시 시도해주세요.' },
} as const

/** The entity of `CROWD.line`. */
export interface PlaceInLine {
  /** 1: the next one. As the server that answered sees it; another server's line may be longer. */
  place: number
  /** An estimate, from how long people took just now. */
  secondsLeft: number
  /** Keeps the instant of arrival, so that its bearer stands before all who came later. */
  ticket: string
}
