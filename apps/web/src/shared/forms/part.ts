/** Sentences about wrong fields, one per field, in the order of the screen. */
export type Wrong<Fields> = Partial<Record<keyof Fields, string>>

/** The part of a draft that a piece of the form draws and changes. */
export type Part<Fields> = {
  draft: Fields
  wrong: Wrong<Fields>
  change: (changed: Partial<Fields>) => void
}

/** A text field of the draft; `besides` changes with it (typing a number by hand forgets the register's answer). */
export function fieldOf<Name extends string>({ draft, wrong, change }: Part<Record<Name, string>>) {
  return (name: Name, besides: Partial<Record<Name, string>> = {}) => ({
    name,
    value: draft[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => change({ ...besides, [name]: target.value }),
  })
}
