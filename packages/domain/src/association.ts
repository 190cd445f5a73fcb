const SHORT_NAME = '한국○○위생교육협회'
const NAME = `사단법인 ${SHORT_NAME}` as const

/** The association as it shows and prints itself, in one version of its settings. Empty text: it has none. */
export type Association = {
  /** The name of the site. */
  service: string
  name: string
  /** The name in headings and footers. */
  shortName: string
  /** The issuer's name, printed under the seal of a certificate. */
  issuerName: string
  /** The letters of the seal: columns from right to left. Printed where there is no picture of it. */
  sealText: string
  /** The picture of the seal, an upload of an employee. */
  sealFileNo: string | null
  educationName: string
  organisationNumber: string
  /** Under which the authorities have named it for this education. */
  designationNumber: string
  representative: string
  address: string
  supportPhone: string
  hours: string
  lunch: string
  mail: string
  bankName: string
  bankAccount: string
  bankHolder: string
  /** Digits of the registered number; empty: the number of the deployment (`SMS_SENDER`). */
  messageSender: string
  /** The free number (080) of the refusal printed in advertising; empty: an address is printed. */
  refusalPhone: string
  /** Won of a short and of a long text message, in digits: what campaigns are reckoned with. */
  smsWon: string
  lmsWon: string
}

/**
 * The words of the first version, which the migration has written. Placeholders: the specification does not show the real
 * values. Also the words of a client that is run without its server's documents.
 */
export const FIRST_ASSOCIATION: Association = {
  service: '외식업 위생교육',
  name: NAME,
  shortName: SHORT_NAME,
  issuerName: `${NAME}장`,
  sealText: '위생교육협회장의인',
  sealFileNo: null,
  educationName: '식품위생교육',
  organisationNumber: '000-00-00000',
  designationNumber: '',
  representative: '○○○',
  address: '서울특별시 ○○구 ○○로 00',
  supportPhone: '02-0000-0000',
  hours: '평일 09:00~18:00',
  lunch: '점심 12:00~13:00',
  mail: '',
  bankName: '',
  bankAccount: '',
  bankHolder: '',
  messageSender: '',
  refusalPhone: '',
  smsWon: '18',
  lmsWon: '45',
}
