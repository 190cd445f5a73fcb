const SHORT_NAME = '한국○○위생교육협회'
const NAME = `사단법인 ${SHORT_NAME}` as const

/** Holds the names and texts of the association in one version of its settings. An empty text means that it has none. */
export type Association = {
  service: string
  name: string
  shortName: string
  issuerName: string
  /** Holds the letters of the seal in columns from right to left. They are printed where there is no picture. */
  sealText: string
  sealFileNo: string | null
  educationName: string
  organisationNumber: string
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
  /** Holds the digits of the registered number; if empty, the deployment's number applies (`SMS_SENDER`). */
  messageSender: string
  /** Is the free number (080) for refusing advertising; if empty, an address is printed. */
  refusalPhone: string
  /** Holds the price of a short and of a long text message in won, as digits, for the cost of campaigns. */
  smsWon: string
  lmsWon: string
}

/**
 * Is the first version, as the migration wrote it. Its values are placeholders: the specification does not show the real ones. A
 * client without its server's documents also uses it.
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
