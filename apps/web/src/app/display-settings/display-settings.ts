import { createStore, useStore } from 'zustand'

/** 글자 크기 and 선명한 화면: kept in this browser, applied on the root element (`tokens.css`). */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const textSizeLabel: Record<TextSize, string> = { normal: '보통', large: '크게', largest: '아주 크게' }

export type DisplaySettings = { text: TextSize; isClear: boolean }

const KEY = 'display'
const FIRST: DisplaySettings = { text: 'normal', isClear: false }
const settings = createStore(() => FIRST)

export function applyDisplaySettings() {
  const kept = localStorage.getItem(KEY)
  if (kept) settings.setState(JSON.parse(kept) as Partial<DisplaySettings>)
  draw()
}

export function changeDisplay(change: Partial<DisplaySettings>) {
  settings.setState(change)
  localStorage.setItem(KEY, JSON.stringify(settings.getState()))
  draw()
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
