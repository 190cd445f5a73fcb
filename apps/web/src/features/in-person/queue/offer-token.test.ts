import { describe, expect, it } from 'vitest'
import { tokenIn, waitingNoOf } from './offer-token.ts'

const SIGNATURE = 'Zm9yLWEtc2VhdC1vZi1hLWhhbGw_-abcdefghijklmn'

describe('the link of the text message', () => {
  it('reads the token behind the hash', () => {
    const token = tokenIn(`#1204.${SIGNATURE}`)
    expect(token).toBe(`1204.${SIGNATURE}`)
    expect(waitingNoOf(token ?? '')).toBe(1204)
  })

  it.each(['', '#', '#m', '#ma', '#12', '#12.kurz', `#x.${SIGNATURE}`, `#12.${SIGNATURE}!`])(
    'finds no token in %j',
    (hash) => {
      expect(tokenIn(hash)).toBeNull()
    },
  )
})
