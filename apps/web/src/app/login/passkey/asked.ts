import { browserStore } from '@hygiene/client/browser-store'

/** Is kept per device for every person who logs in on it. Is set once a passkey was offered or used. */
const ASKED = 'passkeyAsked'

export const wasAsked = () => browserStore.getItem(ASKED) !== null
export const keepAsked = () => browserStore.setItem(ASKED, 'yes')
