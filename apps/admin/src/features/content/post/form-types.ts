import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'

export type FormOf<K extends ContentBody['kind']> = {
  body: Extract<ContentBody, { kind: K }>
  onChange: (body: Extract<ContentBody, { kind: K }>) => void
}

export function typedInto<B extends object, N extends keyof B & string>(
  body: B,
  name: N,
  onChange: (body: B) => void,
) {
  return {
    name,
    value: String(body[name] ?? ''),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...body, [name]: target.value }),
  }
}
