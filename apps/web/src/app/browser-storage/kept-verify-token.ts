import { tabStore } from '@hygiene/client/browser-store'

const KEY = 'verifyToken'

/** Keeps the token in this tab while the provider's page replaces ours. The server drops it after half an hour. */
export const keepVerifyToken = (token: string) => tabStore.setItem(KEY, token)
export const keptVerifyToken = (): string | null => tabStore.getItem(KEY)
export const clearVerifyToken = () => tabStore.removeItem(KEY)
