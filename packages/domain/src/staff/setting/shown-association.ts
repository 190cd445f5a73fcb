import type { Association } from '../../association.ts'
import { withParticle } from '../../particle.ts'

/** What every visitor reads of the association. */
export type ShownAssociation = {
  /** The name of the site. */
  service: string
  /** Of the association, short. */
  name: string
  representative: string
  businessNumber: string
  designationNumber: string
  address: string
  phone: string
  /** '으로' or '로', as the last digit asks for. */
  phoneParticle: string
  mail: string
  hours: string
  /** One word: «점심 12:00~13:00» is not broken in the middle. */
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

/** Names the block of a document that holds the words as JSON. */
export const ASSOCIATION_BLOCK = 'association'

const markOf = (name: string) => `{{association.${name}}}`
const MARK = /\{\{association\.(\w+)\}\}/g

/** Stand in a drawn page for the words, which its server fills in when it answers: they may be others than at the drawing. */
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

/** A page with the words in the place of their marks; a mark of another name stays. */
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
