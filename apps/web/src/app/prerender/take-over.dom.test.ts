import { describe, expect, it, vi } from 'vitest'
import { endEarlyPicture, showsTheSame } from './take-over.ts'

const at = (pathname: string, hash = '') => ({ pathname, hash })

describe('kept elements', () => {
  it('keeps the elements of a prerendered screen, which is the same for every person', () => {
    expect(showsTheSame(at('/main'), false, false)).toBe(true)
    expect(showsTheSame(at('/sign/in'), false, false)).toBe(true)
  })

  it('keeps other elements only when the server drew them for this address', () => {
    expect(showsTheSame(at('/info/notice'), false, true)).toBe(true)
    expect(showsTheSame(at('/info/notice'), false, false)).toBe(false)
  })

  it('keeps no elements where this browser shows content of its own', () => {
    expect(showsTheSame(at('/main'), true, false)).toBe(false)
    expect(showsTheSame(at('/info/notice'), true, true)).toBe(false)
    expect(showsTheSame(at('/main', '#m'), false, false)).toBe(false)
    expect(showsTheSame(at('/edu/study/list'), false, false)).toBe(false)
  })
})

describe('an early form', () => {
  it('sends an early form once the screen is ready and uncovers the page for a kept login', async () => {
    document.documentElement.dataset['login'] = 'kept'
    const root = document.createElement('div')
    root.innerHTML = '<form data-sent-early><button></button></form>'
    const form = root.querySelector('form') as HTMLFormElement
    const sent = vi.fn<() => void>()
    form.requestSubmit = sent

    await endEarlyPicture(root)

    expect(sent).toHaveBeenCalledOnce()
    expect(document.documentElement.dataset).toMatchObject({ screen: 'live' })
    expect(document.documentElement.dataset['login']).toBeUndefined()
  })
})
