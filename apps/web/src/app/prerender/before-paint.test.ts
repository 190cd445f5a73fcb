import watchStart from '@hygiene/client/watch-start.js?raw'
import { describe, expect, it } from 'vitest'
import headers from '../../../web-headers.conf?raw'
import beforePaint from './before-paint.js?raw'

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

describe('before the first paint', () => {
  it('allows exactly the inline scripts that the web server permits', async () => {
    const hashes = await Promise.all([watchStart, beforePaint].map(hashOf))
    const allowed = hashes.map((hash) => `'sha256-${hash}'`)
    expect(headers.match(/'sha256-[^']+'/g)).toEqual(allowed)
  })
})
