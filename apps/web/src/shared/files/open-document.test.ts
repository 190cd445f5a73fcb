import { expect, it } from 'vitest'
import { whenReady } from './open-document.ts'

const impatient = { every: 1, patience: 5 }

it('polls until the worker has drawn the document', async () => {
  const answers = [null, null, 'file-7']
  const outcome = await whenReady(async () => {
    const next = answers.shift() ?? null
    return { state: next ? 'ready' : 'preparing', fileNo: next }
  }, impatient)
  expect(outcome).toEqual({ fileNo: 'file-7' })
})

it('gives up when patience ends', async () => {
  let asked = 0
  const outcome = await whenReady(async () => {
    asked += 1
    return { state: 'preparing', fileNo: null }
  }, impatient)
  expect(outcome).toBe('late')
  expect(asked).toBe(6)
})

it('stops polling when the document could not be made', async () => {
  let asked = 0
  const outcome = await whenReady(async () => {
    asked += 1
    return { state: 'failed', fileNo: null }
  }, impatient)
  expect(outcome).toBe('failed')
  expect(asked).toBe(1)
})
