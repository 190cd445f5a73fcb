/** Input that no form of ours sends, where only the database tells: the wire answers it as a schema does, 400 with a sentence a field. */
export class Malformed extends Error {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super(`Malformed ${Object.keys(fields).join(', ')}`)
    this.name = 'Malformed'
    this.fields = fields
  }
}
