import { expect, it } from 'vitest'
import { mayAskRegister } from './register-hours.ts'

it.each([
  ['08:29', true],
  ['08:30', false],
  ['12:00', false],
  ['19:29', false],
  ['19:30', true],
  ['00:00', true],
])('decides at %s in Seoul whether queries to the register are allowed: %s', (time, may) => {
  expect(mayAskRegister(new Date(`2026-11-23T${time}:00+09:00`))).toBe(may)
})
