export interface GlobePlace {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres; roads are longer. */
export function distanceKm(from: GlobePlace, to: GlobePlace): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const [height, width] = [south - north, radians(to.longitude - from.longitude)]
  const half = Math.sin(height / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(width / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

type MaybePlaced = { latitude: number | null; longitude: number | null }
export type WithDistance<Branch> = { branch: Branch; km: number }

export function nearestByPosition<Branch extends MaybePlaced>(
  branches: readonly Branch[],
  position: GlobePlace,
): WithDistance<Branch>[] {
  return branches
    .flatMap((branch) => {
      const { latitude, longitude } = branch
      if (latitude === null || longitude === null) return []
      return [{ branch, km: distanceKm(position, { latitude, longitude }) }]
    })
    .toSorted((one, other) => one.km - other.km)
}
