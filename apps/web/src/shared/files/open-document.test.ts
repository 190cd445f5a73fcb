import { expect, it } from 'vitest'
import { whenReady } from './open-document.ts'

const impatient = { every: 1, patience: 5 }

it('asks until the worker has drawn the document', async () => {
  const answers = [null, null, 'file-7']
  const fileNo = await whenReady(async () => {
    const next = answers.shift() ?? null
    return { state: next ? 'ready' : 'preparing', fileNo: next }
  }, impatient)
  expect(fileNo).toBe('file-7')
})

it('gives up when patience ends', async () => {
  let asked = 0
  const fileNo = await whenReady(async () => {
    asked += 1
    return { state: 'preparing', fileNo: null }
  }, impatient)
  expect(fileNo).toBeNull()
  expect(asked).toBe(6)
})
