/** The day from which the present texts of the two marketing consents apply; terms and privacy policy are dated rows. */
export const MARKETING_TEXT_VERSION = '2021-01-01'
