import type { Gather } from './gather.ts'

/** An employee's own words, as they were written. */
export const staffText: Gather<'staffText'> = async ({ db, aboutNo }) => {
  const text = await db.staffText.findUnique({ where: { textNo: aboutNo } })
  return text && { kind: 'staffText', body: text.body }
}
