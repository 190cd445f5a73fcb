/** Dates the program's texts for the two marketing consents; all other texts are dated rows. */
export const MARKETING_TEXT_VERSION = '2021-01-01'
