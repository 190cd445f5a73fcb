import { tabStore } from '@hygiene/client/browser-store'

const KEY = 'verifyToken'

/** Kept in this tab while the provider's page stands in place of ours; the server lets it go after half an hour. */
export const keepVerifyToken = (token: string) => tabStore.setItem(KEY, token)
export const keptVerifyToken = (): string | null => tabStore.getItem(KEY)
export const clearVerifyToken = () => tabStore.removeItem(KEY)
