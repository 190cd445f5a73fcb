import { describe, expect, it } from 'vitest'
import headers from '../../../web-headers.conf?raw'
import script from './before-paint.js?raw'

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

describe('before the first paint', () => {
  it('the only inline script is the one the web server allows', async () => {
    expect(headers).toContain(`'sha256-${await hashOf(script)}'`)
  })
})
