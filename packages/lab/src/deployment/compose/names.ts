/** Names of the test, which resolve where the test says so only. */
export const SITE = 'edu.lab.example'
export const VENDORS = 'vendors.lab.example'
