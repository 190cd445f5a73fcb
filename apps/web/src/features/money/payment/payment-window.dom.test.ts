import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handedOrder, type Order } from './handed-order.ts'
import { paysInThisTab } from '../../../shared/begun-payment/begin-payment.ts'
import { addressOf, showOrder, untilClosed, WINDOW_POLL_MS } from './payment-window.ts'

const order = {
  paymentId: 'edu0123456789',
  windowUrl: '/edu/payment/window',
  totalAmount: 36_000,
  customer: { fullName: '김영자', phoneNumber: '01012345678' },
} as Order

function fakeWindow() {
  const opened = { closed: false, close: () => Object.assign(opened, { closed: true }) }
  return opened
}

function say(data: unknown, origin = window.location.origin) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}

function wait(opened: ReturnType<typeof fakeWindow>, signal = new AbortController().signal) {
  const seen = vi.fn<() => void>()
  void untilClosed(opened, order.paymentId, { signal }).then(seen)
  return seen
}

describe('the payment window', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('detects within 200 ms that the person closed the payment window', async () => {
    const opened = fakeWindow()
    const seen = wait(opened)
    await vi.advanceTimersByTimeAsync(10 * WINDOW_POLL_MS)
    expect(seen).not.toHaveBeenCalled()
    opened.close()
    await vi.advanceTimersByTimeAsync(WINDOW_POLL_MS)
    expect(seen).toHaveBeenCalledOnce()
  })

  it('closes a payment window that reports completion', async () => {
    const opened = fakeWindow()
    const seen = wait(opened)
    say({ kind: 'payment-window-done', paymentId: order.paymentId })
    await vi.advanceTimersByTimeAsync(WINDOW_POLL_MS)
    expect(opened.closed).toBe(true)
    expect(seen).toHaveBeenCalledOnce()
  })

  it('ignores messages of other sites, other payments and other kinds', async () => {
    const opened = fakeWindow()
    wait(opened)
    say({ kind: 'payment-window-done', paymentId: order.paymentId }, 'https://evil.example')
    say({ kind: 'payment-window-done', paymentId: 'another' })
    say(null)
    say('payment-window-done')
    await vi.advanceTimersByTimeAsync(WINDOW_POLL_MS)
    expect(opened.closed).toBe(false)
  })

  it('stops waiting for the payment window when the screen is left', async () => {
    const opened = fakeWindow()
    const left = new AbortController()
    const seen = wait(opened, left.signal)
    left.abort()
    opened.close()
    await vi.advanceTimersByTimeAsync(5 * WINDOW_POLL_MS)
    expect(seen).not.toHaveBeenCalled()
  })
})

describe('the order handed to the window', () => {
  const place = { replace: vi.fn<(address: string) => void>() }
  const windowThat = (is: Partial<Window>) =>
    ({ sessionStorage, location: place, ...is }) as unknown as Window
  const target = windowThat({ closed: false })

  it('keeps personal data out of the address of the payment window', () => {
    expect(showOrder(order, target)).toBe(true)
    expect(place.replace).toHaveBeenCalledWith('/edu/payment/window?paymentId=edu0123456789')
    expect(handedOrder(order.paymentId, sessionStorage)?.customer.fullName).toBe('김영자')
    expect(addressOf(order)).not.toContain('0101')
  })

  it('hands an order over to one payment only', () => {
    showOrder(order, target)
    expect(handedOrder('another', sessionStorage)).toBeNull()
  })

  it('reports failure when the person has already closed the window', () => {
    place.replace.mockClear()
    expect(showOrder(order, windowThat({ closed: true }))).toBe(false)
    expect(place.replace).not.toHaveBeenCalled()
  })

  it('reports failure when the browser blocks access to the window', () => {
    const kept = {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError')
      },
      location: place,
    } as unknown as Window
    expect(showOrder(order, kept)).toBe(false)
  })
})

describe('the place of payment', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const WINDOWS =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const IPAD =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'

  it.each([
    ['a computer with a mouse', WINDOWS, true, false],
    ['a wide tablet under a finger', ANDROID, false, true],
    ['an iPad that calls itself a computer', IPAD, false, true],
    ['a tablet with a mouse, which the gateway takes for mobile', ANDROID, true, true],
    ['a computer under a finger', WINDOWS, false, true],
  ])('chooses between the window and this tab on %s', (_device, userAgent, hasMouse, isThisTab) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('fine') || query.includes('hover') ? hasMouse : !hasMouse,
    }))
    expect(paysInThisTab()).toBe(isThisTab)
  })
})
