import { documentAssociation } from '@hygiene/client'
import {
  ASSOCIATION_MARKS,
  shownAssociation,
  type ShownAssociation,
} from '@hygiene/domain/staff/setting/shown-association'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'

/** Prerendered pages contain marks, which the server fills in for each answer. */
const isDrawing = import.meta.env.SSR && import.meta.env.PROD

/** Holds the association's name and contacts in the version of the document that this client came with. */
export const ASSOCIATION: ShownAssociation = isDrawing
  ? ASSOCIATION_MARKS
  : (documentAssociation() ?? shownAssociation(FIRST_ASSOCIATION))

/** Reads «고객센터(1588-0000)» within a sentence; the brackets are left out while there is no number. */
export const SUPPORT_CONTACT = ASSOCIATION.phone === '' ? '고객센터' : `고객센터(${ASSOCIATION.phone})`

/** Reads «고객센터 1588-0000으로». */
export const TO_SUPPORT =
  ASSOCIATION.phone === '' ? '고객센터로' : `고객센터 ${ASSOCIATION.phone}${ASSOCIATION.phoneParticle}`
