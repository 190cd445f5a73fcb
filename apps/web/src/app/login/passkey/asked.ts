import { browserStore } from '@hygiene/client/browser-store'

/** Of this device, for every person who logs in on it: it was offered once, or is in use. */
const ASKED = 'passkeyAsked'

export const wasAsked = () => browserStore.getItem(ASKED) !== null
export const keepAsked = () => browserStore.setItem(ASKED, 'yes')
