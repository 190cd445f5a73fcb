/**
 * The association as it prints itself on certificates, receipts and slips. Placeholders: the specification does not
 * show the real values, and whoever runs the service puts its own here, in one place.
 */
export const ASSOCIATION = {
  name: '사단법인 한국○○위생교육협회',
  /** Who confers: the name over the seal. */
  issuerName: '사단법인 한국○○위생교육협회장',
  /** Read from the right column to the left, three signs each. */
  sealText: '위생교육협회장의인',
  educationName: '식품위생교육',
  organisationNumber: '000-00-00000',
  representative: '○○○',
  address: '서울특별시 ○○구 ○○로 00',
  supportPhone: '0000-0000',
} as const satisfies Record<string, string>
