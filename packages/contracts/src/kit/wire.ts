/** Parts that both ends of the wire use without a schema: the browser's build takes this in place of the package's door. */
export * from './breakage.ts'
export * from './crowd.ts'
export * from './endpoint.ts'
export * from './envelope.ts'
export { REFUSALS } from '../refusals/table.ts'
export { toHouseNames, toWireNames } from './wire-names.ts'
