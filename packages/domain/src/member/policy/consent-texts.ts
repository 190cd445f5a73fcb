/** The day from which the texts of the program for the two marketing consents apply; all others are dated rows. */
export const MARKETING_TEXT_VERSION = '2021-01-01'
