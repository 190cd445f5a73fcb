import { ASSOCIATION as FACTS } from '@hygiene/domain'

/** The association's name and contacts as the screens use them. */
export const ASSOCIATION = {
  service: FACTS.service,
  name: FACTS.shortName,
  representative: FACTS.representative,
  businessNumber: FACTS.organisationNumber,
  address: FACTS.address,
  phone: FACTS.supportPhone,
  hours: FACTS.hours,
  /** One word: «점심 12:00~13:00» is not broken in the middle. */
  lunch: FACTS.lunch.replace(' ', '\u00a0'),
} as const satisfies Record<string, string>
