import { createStore, useStore } from 'zustand'

/** Stores 글자 크기 and 선명한 화면 in a cookie and applies them on the root element (`tokens.css`; before-paint.js does so first). */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const textSizeLabel: Record<TextSize, string> = { normal: '보통', large: '크게', largest: '아주 크게' }

export type DisplaySettings = { text: TextSize; isClear: boolean }

const KEPT_SECONDS = 31_536_000
const FIRST: DisplaySettings = { text: 'normal', isClear: false }
const settings = createStore(() => FIRST)

export function applyDisplaySettings() {
  const [, text, clear] = /(?:^|; )display=(\w+)(\.clear)?/.exec(document.cookie) ?? []
  const kept = TEXT_SIZES.find((size) => size === text)
  if (kept) settings.setState({ text: kept, isClear: clear !== undefined })
  draw()
}

export function changeDisplay(change: Partial<DisplaySettings>) {
  settings.setState(change)
  const { text, isClear } = settings.getState()
  const value = isClear ? `${text}.clear` : text
  document.cookie = `display=${value}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`
  draw()
  renewByServer()
}

/**
 * Safari deletes cookies set by scripts after seven days, but not those set by the server. The server sets the cookie again with
 * each page (serve-web.ts, nginx.conf), so one page is requested here; if that fails, the next page does it.
 */
function renewByServer() {
  void fetch(window.location.pathname, { method: 'HEAD' }).catch(() => null)
}

export function nextTextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'normal'
}

function draw() {
  const { dataset } = document.documentElement
  const { text, isClear } = settings.getState()
  dataset['text'] = text
  if (isClear) dataset['contrast'] = 'more'
  else delete dataset['contrast']
}

export const useDisplaySettings = () => useStore(settings)
