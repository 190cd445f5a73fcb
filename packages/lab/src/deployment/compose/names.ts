/** Names of the trial, which resolve where the trial says so only. */
export const SITE = 'edu.trial.example'
export const VENDORS = 'vendors.trial.example'
