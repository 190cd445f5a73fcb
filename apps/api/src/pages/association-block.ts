import { ASSOCIATION_BLOCK, type ShownAssociation } from '@hygiene/domain/staff/setting/shown-association'
import { dataBlock } from './markup.ts'

/** The document with the association's words beside the screen, from which the client draws the same ones. */
export function withAssociation(document: string, shown: ShownAssociation): string {
  return document.replace('</body>', () => `${dataBlock(ASSOCIATION_BLOCK, shown)}</body>`)
}
