type Name<R> = Extract<keyof R, string>

/** Returns the keys of a record in their order. The record must have no keys that its type lacks. */
export function keysOf<R extends object>(record: R): Name<R>[] {
  const names: Name<R>[] = []
  for (const name in record) names.push(name)
  return names
}
