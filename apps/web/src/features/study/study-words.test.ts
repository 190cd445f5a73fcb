import { describe, expect, it } from 'vitest'
import { lengthWords } from './study-words.ts'

describe('how long a lecture still takes', () => {
  it.each([
    [0.4, '1초'],
    [40, '40초'],
    [61, '2분'],
    [2700, '45분'],
    [10_800, '3시간'],
    [8700, '2시간 25분'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(lengthWords(seconds)).toBe(words)
  })
})
