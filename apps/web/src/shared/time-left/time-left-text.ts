const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns at most two units, such as «1일 3시간», «3시간 20분», «12분 30초» or «45초». */
export function timeLeftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= DAY) return text([Math.floor(seconds / DAY), '일'], [hoursOf(seconds), '시간'])
  if (seconds >= HOUR) return text([hoursOf(seconds), '시간'], [minutesOf(seconds), '분'])
  if (seconds >= MINUTE) return text([minutesOf(seconds), '분'], [seconds % MINUTE, '초'])
  return `${seconds}초`
}

const hoursOf = (seconds: number) => Math.floor((seconds % DAY) / HOUR)
const minutesOf = (seconds: number) => Math.floor((seconds % HOUR) / MINUTE)

type Part = [amount: number, unit: string]

function text([large, largeUnit]: Part, [small, smallUnit]: Part): string {
  return small === 0 ? `${large}${largeUnit}` : `${large}${largeUnit} ${small}${smallUnit}`
}
