import { ASSOCIATION } from '../association/association.ts'

/** The window's title on a screen. */
export function documentTitle(title: string): string {
  return title ? `${title} | ${ASSOCIATION.service}` : ASSOCIATION.service
}
