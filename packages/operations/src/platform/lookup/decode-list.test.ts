import { expect, it } from 'vitest'
import { decodeList } from './decode-list.ts'

it.each([
  ['EUC-KR', [0xc0, 0xce, 0xb0, 0xe8, 0xb5, 0xbf]],
  ['UTF-8', [...new TextEncoder().encode('인계동')]],
])('reads %s', (_encoding, bytes) => expect(decodeList(Uint8Array.from(bytes))).toBe('인계동'))

it('refuses a list in neither encoding', () =>
  expect(() => decodeList(Uint8Array.from([0xff, 0xff]))).toThrow(TypeError))
