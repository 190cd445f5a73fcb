import { expect, it } from 'vitest'
import { isScreenReaderPress } from './pointer-press.ts'

const FINGER = { width: 38, height: 41, pressure: 1, detail: 0, pointerType: 'touch' }
const MOUSE = { width: 1, height: 1, pressure: 0.5, detail: 0, pointerType: 'mouse' }

it.each([
  ['a finger', FINGER, false],
  ['a mouse', MOUSE, false],
  ['a finger on a phone that measures no pressure', { ...FINGER, pressure: 0 }, false],
  ['VoiceOver', { ...FINGER, width: 0, height: 0, pressure: 0 }, true],
  ['TalkBack', { ...MOUSE, pressure: 0 }, true],
])('decides whether the press of %s comes from a screen reader', (_name, press, expected) => {
  expect(isScreenReaderPress(press)).toBe(expected)
})
