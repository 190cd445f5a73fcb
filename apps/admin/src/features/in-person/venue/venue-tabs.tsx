import { PlaceTabs } from '../../../shared/place-tabs/place-tabs.tsx'

const PLACES = [
  { to: '/venues', label: '교육장' },
  { to: '/instructors', label: '강사' },
  { to: '/instructors/hours', label: '강의 시간' },
]

export function VenueTabs() {
  return <PlaceTabs label="교육장·강사" places={PLACES} />
}
