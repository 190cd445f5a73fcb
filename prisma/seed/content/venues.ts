import type { VenueContent } from './venue-content.ts'
import { northernVenues } from './venues-north.ts'
import { southernVenues } from './venues-south.ts'

/** 21 venues in the specification's 17 provinces. */
export const venues: readonly VenueContent[] = [...northernVenues, ...southernVenues]
