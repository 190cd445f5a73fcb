import { NavLink } from 'react-router-dom'
import styles from './place-tabs.module.css'

type PlaceTabsProps = { label: string; places: readonly { to: string; label: string }[] }

export function PlaceTabs({ label, places }: PlaceTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {places.map((place) => (
        <NavLink key={place.to} end to={place.to}>
          {place.label}
        </NavLink>
      ))}
    </nav>
  )
}
