/** The day from which the present texts of terms, privacy policy and marketing consent apply (specification section 9). */
export const CONSENT_TEXT_VERSION = '2021-01-01'
