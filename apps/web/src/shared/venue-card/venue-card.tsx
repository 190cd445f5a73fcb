import type { listSessions } from '@hygiene/contracts/in-person/session/list-sessions'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { MapLink } from './map-link.tsx'
import styles from './venue-card.module.css'

type Venue = Omit<EntityOf<typeof listSessions>['list'][number]['list'], 'sidoCode'>

export function VenueCard({ venue }: { venue: Venue }) {
  const { location, address, address2, directions, equipment, accessibility } = venue
  return (
    <span className={styles.venue}>
      <strong>{location}</strong>
      <span>{addressOnScreen(address, address2)}</span>
      {directions !== '' && <span className={styles.directions}>{directions}</span>}
      {equipment !== '' && <span className={styles.directions}>시설: {equipment}</span>}
      {accessibility !== '' && <span className={styles.directions}>이동 편의: {accessibility}</span>}
      <MapLink venue={venue} />
    </span>
  )
}
