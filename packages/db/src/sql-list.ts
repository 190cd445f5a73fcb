/** Lists status names for raw SQL: `'paid', 'attended'`. Accepts only constants of the domain, never a caller's input. */
export function sqlList(names: readonly string[]): string {
  const strange = names.find((name) => !/^[A-Za-z]+$/.test(name))
  if (strange !== undefined) throw new Error(`«${strange}» is no name of a status`)
  return names.map((name) => `'${name}'`).join(', ')
}
