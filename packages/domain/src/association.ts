const SHORT_NAME = '한국○○위생교육협회'
const NAME = `사단법인 ${SHORT_NAME}` as const

/**
 * The association as it shows and prints itself. Placeholders: the specification does not show the real values, and
 * the association that runs the service enters its own here, in one place.
 */
export const ASSOCIATION = {
  /** The name of the site. */
  service: '외식업 위생교육',
  name: NAME,
  /** The name in headings and footers. */
  shortName: SHORT_NAME,
  /** The issuer's name, printed over the seal of a certificate. */
  issuerName: `${NAME}장`,
  /** The letters of the seal: columns from right to left, three letters each. */
  sealText: '위생교육협회장의인',
  educationName: '식품위생교육',
  organisationNumber: '000-00-00000',
  representative: '○○○',
  address: '서울특별시 ○○구 ○○로 00',
  supportPhone: '02-0000-0000',
  hours: '평일 09:00~18:00',
  lunch: '점심 12:00~13:00',
} as const satisfies Record<string, string>
