export interface Broken {
  what: string
  found: string
}
