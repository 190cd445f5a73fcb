import * as REFUSALS from './all.ts'

/**
 * Holds the code and the Korean sentence of every refusal. It is a namespace, not an object, so that a screen that uses one
 * sentence (`REFUSALS.OWNER_ONLY.message`) bundles only that one.
 */
export { REFUSALS }

export type RefusalName = keyof typeof REFUSALS
