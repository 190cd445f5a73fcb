import { describe, expect, it } from 'vitest'
import { isSingleCharacter, nameOfPress } from './key-names.ts'

const PLAIN = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('a key press', () => {
  it.each([
    ['j', { key: 'j', code: 'KeyJ' }, 'j'],
    ['the same key with Caps Lock', { key: 'J', code: 'KeyJ' }, 'j'],
    ['the same key of a Hangul layout', { key: 'ㅓ', code: 'KeyJ' }, 'j'],
    ['a capital letter', { key: 'J', code: 'KeyJ', shiftKey: true }, null],
    ['a question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['Control and K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'Ctrl+K'],
    ['Command and K of a Hangul layout', { key: 'ㅏ', code: 'KeyK', metaKey: true }, 'Ctrl+K'],
    ['Alt and a letter', { key: 'j', code: 'KeyJ', altKey: true }, null],
    ['a key that an input method takes', { key: 'Process', code: 'KeyJ' }, null],
    ['Enter', { key: 'Enter', code: 'Enter' }, 'Enter'],
  ])('reads %s', (_, press, name) => {
    expect(nameOfPress({ ...PLAIN, ...press })).toBe(name)
  })

  it.each([
    ['j', true],
    ['g m', true],
    ['?', true],
    ['Enter', false],
    ['Ctrl+K', false],
  ])('decides whether %s is a command that can be switched off: %s', (keys, isOne) => {
    expect(isSingleCharacter(keys)).toBe(isOne)
  })
})
