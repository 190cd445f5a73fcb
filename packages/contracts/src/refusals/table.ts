import * as REFUSALS from './all.ts'

/**
 * Every «no» this service can give: its code on the wire and the Korean sentence a person can act on. A namespace, not an
 * object, so that a screen that says one itself (`REFUSALS.OWNER_ONLY.message`) brings that one sentence into its bundle.
 */
export { REFUSALS }

export type RefusalName = keyof typeof REFUSALS
