type Name<R> = Extract<keyof R, string>

/** The names of a record in their order, for one that has no others than its type says. */
export function keysOf<R extends object>(record: R): Name<R>[] {
  const names: Name<R>[] = []
  for (const name in record) names.push(name)
  return names
}
