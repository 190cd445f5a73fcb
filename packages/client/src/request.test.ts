import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { login } from '@hygiene/contracts/member/login/login'
import { describe, expect, it } from 'vitest'
import { requestOf } from './request.ts'

describe('a contract as a request', () => {
  it('keeps a password out of the address', () => {
    const [address, init] = requestOf(login, { userId: 'kim01', userPw: 'secret!1' }, null)
    expect(address).toBe('/api/user/login')
    expect(init.method).toBe('POST')
    expect(init.body).toContain('secret!1')
  })

  it('sends the csrf header only when writing', () => {
    const [, writing] = requestOf(login, {}, null)
    const [, reading] = requestOf(checkLogin, {}, 'token')
    expect(new Headers(writing.headers).get('x-csrf-token')).toBe('edu')
    expect(new Headers(reading.headers).has('x-csrf-token')).toBe(false)
    expect(new Headers(reading.headers).get('authorization')).toBe('Bearer token')
  })

  it('sends beans as JSON and files as files', () => {
    const paper = new File(['x'], 'paper.pdf')
    const [, init] = requestOf(
      { ...login, sends: 'multipart' },
      { bean: { a: 1 }, paper, skipped: undefined },
      null,
    )
    const form = init.body as FormData
    expect(form.get('bean')).toBe('{"a":1}')
    expect(form.get('paper')).toBeInstanceOf(File)
    expect(form.has('skipped')).toBe(false)
  })

  it('sends several files of one name, and other lists as JSON', () => {
    const files = [new File(['x'], 'a.pdf'), new File(['y'], 'b.pdf')]
    const [, init] = requestOf({ ...login, sends: 'multipart' }, { files, numbers: [1, 2], none: [] }, null)
    const form = init.body as FormData
    expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['a.pdf', 'b.pdf'])
    expect([form.get('numbers'), form.get('none')]).toEqual(['[1,2]', '[]'])
  })
})
