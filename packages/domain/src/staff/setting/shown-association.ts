import type { Association } from '../../association.ts'
import { withParticle } from '../../particle.ts'

export type ShownAssociation = {
  service: string
  name: string
  representative: string
  businessNumber: string
  designationNumber: string
  address: string
  phone: string
  /** Is '으로' or '로', depending on the last digit. */
  phoneParticle: string
  mail: string
  hours: string
  /** Uses no-break spaces so that «점심 12:00~13:00» does not wrap. */
  lunch: string
  educationName: string
  issuerName: string
  sealText: string
}

export function shownAssociation(association: Association): ShownAssociation {
  const { service, representative, designationNumber, address, mail, hours } = association
  const { supportPhone, educationName, issuerName, sealText } = association
  return {
    service,
    name: association.shortName,
    representative,
    businessNumber: association.organisationNumber,
    designationNumber,
    address,
    phone: supportPhone,
    phoneParticle: supportPhone === '' ? '로' : withParticle(supportPhone, '으로').slice(supportPhone.length),
    mail,
    hours,
    lunch: association.lunch.replaceAll(' ', '\u00a0'),
    educationName,
    issuerName,
    sealText,
  }
}

/** Names the block of a document that holds the texts as JSON. */
export const ASSOCIATION_BLOCK = 'association'

const markOf = (name: string) => `{{association.${name}}}`
const MARK = /\{\{association\.(\w+)\}\}/g

/**
 * Holds marks for a prerendered page. The server replaces them in each answer, because the texts may have changed since the page
 * was built.
 */
export const ASSOCIATION_MARKS: ShownAssociation = {
  service: markOf('service'),
  name: markOf('name'),
  representative: markOf('representative'),
  businessNumber: markOf('businessNumber'),
  designationNumber: markOf('designationNumber'),
  address: markOf('address'),
  phone: markOf('phone'),
  phoneParticle: markOf('phoneParticle'),
  mail: markOf('mail'),
  hours: markOf('hours'),
  lunch: markOf('lunch'),
  educationName: markOf('educationName'),
  issuerName: markOf('issuerName'),
  sealText: markOf('sealText'),
}

/** Replaces the marks of a page with the texts. Unknown marks stay. */
export function fillMarks(
  page: string,
  shown: ShownAssociation,
  escape: (text: string) => string = (text) => text,
): string {
  const wording = new Map(Object.entries(shown))
  return page.replaceAll(MARK, (mark, name: string) => {
    const text = wording.get(name)
    return text === undefined ? mark : escape(text)
  })
}
