/**
 * Reports malformed input that only the database can detect. The API answers 400 with one sentence per field, as for a schema.
 */
export class Malformed extends Error {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super(`Malformed ${Object.keys(fields).join(', ')}`)
    this.name = 'Malformed'
    this.fields = fields
  }
}
