import { ASSOCIATION } from '../association/association.ts'

export function documentTitle(title: string): string {
  return title ? `${title} | ${ASSOCIATION.service}` : ASSOCIATION.service
}
