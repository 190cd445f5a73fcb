import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, nearestByPosition } from './near-position.ts'

const SEOUL = { latitude: 37.5665, longitude: 126.978 }
const BUSAN = { latitude: 35.1796, longitude: 129.0756 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance on the globe', () => {
  it.each([
    [SEOUL, BUSAN, 325],
    [SEOUL, SEOUL, 0],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])('measures from %j to %j a distance of %i km', (from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km)
  })

  it('gives the same distance both ways and never more than half the globe', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = distanceKm(one, other)
        expect(km).toBeCloseTo(distanceKm(other, one), 6)
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})

describe('branches by position', () => {
  const seoul = { name: '서울', ...SEOUL }
  const busan = { name: '부산', ...BUSAN }
  const unknown = { name: '어딘가', latitude: null, longitude: null }

  it('lists the nearest branch first and omits one without a position', () => {
    const found = nearestByPosition([seoul, unknown, busan], { latitude: 35.2, longitude: 129 })
    expect(found.map(({ branch }) => branch.name)).toEqual(['부산', '서울'])
  })

  it('finds no nearest branch in an empty list', () => {
    expect(nearestByPosition([], SEOUL)).toEqual([])
  })
})
