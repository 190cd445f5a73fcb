import type { VenueContent } from './venue-content.ts'
import { northernVenues } from './venues-north.ts'
import { southernVenues } from './venues-south.ts'

export const venues: readonly VenueContent[] = [...northernVenues, ...southernVenues]
