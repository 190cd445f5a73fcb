export type CaptionsChecked = { allowed: true; cues: number } | { allowed: false; sentence: string }

const TIMES =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:\s|$)/
/** A video may be this much shorter than the transcribed recording. */
const BEYOND_END_SECONDS = 2

/** Parses WebVTT (W3C, 4.1) strictly enough that every browser shows it: each caption within the time, in order, with text. */
export function checkCaptions(text: string, videoSeconds: number): CaptionsChecked {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return wrong('첫 줄이 WEBVTT가 아닙니다.')
  let cues = 0
  let before = 0
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0 || /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[0] ?? '')) continue
    cues += 1
    const fault = faultOf(lines, before, videoSeconds)
    if (typeof fault === 'string') return wrong(`${cues}번째 자막: ${fault}`)
    before = fault.startsAt
  }
  return cues === 0 ? wrong('자막이 하나도 없습니다.') : { allowed: true, cues }
}

function faultOf(
  lines: readonly string[],
  before: number,
  videoSeconds: number,
): string | { startsAt: number } {
  const at = lines.findIndex((line) => line.includes('-->'))
  const times = TIMES.exec(lines[at] ?? '')
  if (!times || at > 1) return '시각을 읽을 수 없습니다.'
  const startsAt = secondsOf(times.slice(1, 5))
  const endsAt = secondsOf(times.slice(5, 9))
  if (endsAt <= startsAt) return '끝이 시작보다 앞섭니다.'
  if (startsAt < before) return '앞 자막보다 먼저 시작합니다.'
  if (endsAt > videoSeconds + BEYOND_END_SECONDS) return '영상이 끝난 뒤의 시각입니다.'
  if (lines.length === at + 1) return '글이 없습니다.'
  return { startsAt }
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

function wrong(sentence: string): CaptionsChecked {
  return { allowed: false, sentence }
}
