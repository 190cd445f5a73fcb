import { BREAKAGE } from '@hygiene/contracts/kit/breakage'
import { config, safeParse, type ZodMiniType } from 'zod/mini'

// zod would otherwise try to compile checks, which the content security policy forbids and reports.
config({ jitless: true })

type Sentences<Typed> = { [Name in keyof Typed]?: string | undefined }

/**
 * Faults of a form by the schema that the server uses: a sentence per field, in the order of the schema. A screen
 * that says it in words of its own hands them in.
 */
export function judgeForm<Typed extends object>(
  form: ZodMiniType<unknown, Typed>,
  typed: NoInfer<Typed>,
  text: Sentences<Typed> = {},
): Sentences<Typed> {
  const { error } = safeParse(form, typed, { error: () => BREAKAGE[400].message })
  const wrong: Sentences<Typed> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] as keyof Typed
    wrong[name] ??= text[name] ?? message
  }
  return wrong
}
