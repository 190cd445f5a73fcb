import type { Gather } from './gather.ts'

export const staffText: Gather<'staffText'> = async ({ db, aboutNo }) => {
  const text = await db.staffText.findUnique({ where: { textNo: aboutNo } })
  return text && { kind: 'staffText', body: text.body }
}
