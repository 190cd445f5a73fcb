import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeReturn } from './login-guard.ts'
import { loadInTime, pathOfModule } from './route-modules.ts'

describe('a route module', () => {
  it.each([
    ['../routes/index.tsx', '/'],
    ['../routes/edu/online/apply.tsx', '/edu/online/apply'],
    ['../routes/edu/study/index.tsx', '/edu/study'],
    ['../routes/verify/$number.tsx', '/verify/:number'],
  ])('%s answers %s', (file, address) => {
    expect(pathOfModule(file)).toBe(address)
  })

  it('has its address for itself', () => {
    const addresses = Object.keys(import.meta.glob('../../routes/**/*.tsx')).map(pathOfModule)
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })
})

describe('the way back after login', () => {
  it('leads to the screen that asked for it', () => {
    expect(safeReturn('/edu/study/room?onlineEduNo=3')).toBe('/edu/study/room?onlineEduNo=3')
  })

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/sign/in?rUrl=%2Fsign%2Fin',
    '/sign/up?step=2',
  ])('leads home instead of to %j', (rUrl) => {
    expect(safeReturn(rUrl)).toBe('/main')
  })
})

describe('the code of a screen', () => {
  afterEach(() => void vi.useRealTimers())

  it('is waited for 120 seconds, and no longer', async () => {
    vi.useFakeTimers()
    const settled = vi.fn<() => void>()
    const failure = loadInTime(() => new Promise(() => undefined)).catch((error: unknown) => {
      settled()
      return error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toEqual(new Error('화면을 불러오지 못했습니다.'))
  })
})
