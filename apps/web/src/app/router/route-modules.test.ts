import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeReturn } from './login-guard.ts'
import { loadInTime, pathOfModule } from './route-modules.ts'

describe('a route module', () => {
  it.each([
    ['../routes/index.tsx', '/'],
    ['../routes/edu/online/apply.tsx', '/edu/online/apply'],
    ['../routes/edu/study/index.tsx', '/edu/study'],
    ['../routes/verify/$number.tsx', '/verify/:number'],
  ])('maps the route module %s to the address %s', (file, address) => {
    expect(pathOfModule(file)).toBe(address)
  })

  it('gives every route module a unique address', () => {
    const addresses = Object.keys(import.meta.glob('../../routes/**/*.tsx')).map(pathOfModule)
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })
})

describe('the return after login', () => {
  it('returns to the screen that required the login', () => {
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
  ])('returns to the home screen instead of to %j', (rUrl) => {
    expect(safeReturn(rUrl)).toBe('/main')
  })
})

describe('the code of a screen', () => {
  afterEach(() => void vi.useRealTimers())

  it('waits at most 120 seconds for the code of a screen', async () => {
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
