/** An invariant that does not hold, and the records that tell so. */
export interface Broken {
  what: string
  found: string
}
