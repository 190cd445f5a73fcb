import { encodeQR } from 'qr'
import { describe, expect, it } from 'vitest'
import { slipSigner } from '../../../../testing/sample-check-in.ts'
import { codeIn } from '../check-in-code.ts'
import { readPicture } from './read-picture.ts'
import { createSightings } from './sightings.ts'

function picture(payload: string, dots: number) {
  const modules = encodeQR(payload, 'raw', { ecc: 'medium', border: 4 })
  const side = modules.length * dots
  const data = new Uint8ClampedArray(side * side * 4)
  for (let dot = 0; dot < side * side; dot += 1) {
    const [row, column] = [Math.floor(dot / side / dots), Math.floor((dot % side) / dots)]
    data.set(modules[row]?.[column] ? [40, 40, 40, 255] : [210, 205, 200, 255], dot * 4)
  }
  return { width: side, height: side, data }
}

describe('our own decoder', () => {
  it.each([3, 5, 8])('decodes a slip of %i dots a module', async (dots) => {
    const payload = await (await slipSigner()).sign(7311)
    expect(readPicture(picture(payload, dots))).toBe(payload)
  })

  it('finds no code in the picture of a wall', () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(128)
    expect(readPicture({ width: 200, height: 200, data })).toBeNull()
  })
})

it('accepts a slip once until the slip has been out of sight', () => {
  const sightings = createSightings()
  expect(sightings.isNew('in A', 0)).toBe(true)
  expect(sightings.isNew('in A', 100)).toBe(true)
  sightings.take('in A', 100)
  expect([1000, 3000, 5000].map((now) => sightings.isNew('in A', now))).toEqual([false, false, false])
  expect(sightings.isNew('in B', 5100)).toBe(true)
  expect(sightings.isNew('out A', 5100)).toBe(true)
  expect(sightings.isNew('in A', 7600)).toBe(true)
})

it.each([
  ['#q3VhYmNkZWZnaGlqa2xtbm9wcXJzdHV2', 'q3VhYmNkZWZnaGlqa2xtbm9wcXJzdHV2'],
  ['#m', null],
  ['#ma', null],
  ['', null],
  ['#<script>alert(1)</script>-and-more', null],
])('finds in %j the code %j', (hash, code) => expect(codeIn(hash)).toBe(code))
