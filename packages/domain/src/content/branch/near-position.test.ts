import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, nearestByPosition } from './near-position.ts'

const SEOUL = { latitude: 37.5665, longitude: 126.978 }
const BUSAN = { latitude: 35.1796, longitude: 129.0756 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance', () => {
  it.each([
    [SEOUL, BUSAN, 325],
    [SEOUL, SEOUL, 0],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])('from %j to %j is %i km', (from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km)
  })

  it('is the same both ways, and never more than half round the globe', () => {
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

describe('the nearest by position', () => {
  const seoul = { name: '서울', ...SEOUL }
  const busan = { name: '부산', ...BUSAN }
  const unknown = { name: '어딘가', latitude: null, longitude: null }

  it('comes first, and one without a place not at all', () => {
    const found = nearestByPosition([seoul, unknown, busan], { latitude: 35.2, longitude: 129 })
    expect(found.map(({ branch }) => branch.name)).toEqual(['부산', '서울'])
  })

  it('is of no branches none', () => {
    expect(nearestByPosition([], SEOUL)).toEqual([])
  })
})
