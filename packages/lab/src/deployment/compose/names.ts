export const SITE = 'edu.lab.example'
export const VENDORS = 'vendors.lab.example'
