import type { ComponentType } from 'react'

/** Addresses of making sessions, and of halls and instructors, each with its screen in a file of its own. */
export const HALL_SCREENS: readonly (readonly [path: string, load: () => Promise<ComponentType>])[] = [
  ['/sessions/new', async () => (await import('../features/series/series-screen.tsx')).SeriesScreen],
  ['/venues', async () => (await import('../features/halls/venues-screen.tsx')).VenuesScreen],
  ['/instructors', async () => (await import('../features/halls/instructors-screen.tsx')).InstructorsScreen],
  [
    '/instructors/hours',
    async () => (await import('../features/halls/taught-hours-screen.tsx')).TaughtHoursScreen,
  ],
]
