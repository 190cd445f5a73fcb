const two = (value: number) => String(value).padStart(2, '0')

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}

export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / 3600), '시간'],
    [Math.floor(whole / 60) % 60, '분'],
    [whole % 60, '초'],
  ] as const
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`)
  return said.length > 0 ? said.join(' ') : '0초'
}

/** Returns the remaining length as «35분» or «1시간 5분», rounded up to the minute. */
export const lengthText = (seconds: number): string => spokenTime(Math.ceil(seconds / 60) * 60)

export function greetingText(watchedTo: number): string {
  if (watchedTo < 1) return '처음부터 재생합니다.'
  return `지난번 ${spokenTime(watchedTo)}까지 들으셨습니다. 이어서 재생합니다.`
}
