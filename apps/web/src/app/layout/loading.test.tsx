import { call, useIsLoading } from '@hygiene/client'
import { listSites } from '@hygiene/contracts/content/banner/list-sites'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let answers: (() => void)[] = []

beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ code: 1, message: '', entity: { list: [] } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const ask = () => act(async () => void call(listSites, { limit: -1 }))

async function answerNext() {
  answers.shift()?.()
  await pass(0)
}

it('reports loading until 300 ms after the last response', async () => {
  const { result } = renderHook(useIsLoading)
  await ask()
  await ask()
  await answerNext()
  await pass(1_000)
  expect(result.current).toBe(true)
  await answerNext()
  await pass(298)
  expect(result.current).toBe(true)
  await pass(2)
  expect(result.current).toBe(false)
})
