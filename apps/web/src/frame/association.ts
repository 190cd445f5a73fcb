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
  lunch: FACTS.lunch,
} as const satisfies Record<string, string>
