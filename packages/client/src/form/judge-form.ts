import { BREAKAGE } from '@hygiene/contracts/kit/breakage'
import { config, safeParse, type ZodMiniType } from 'zod/mini'

// zod would otherwise compile checks with eval, which the content security policy forbids and reports.
config({ jitless: true })

type Sentences<Typed> = { [Name in keyof Typed]?: string | undefined }

/**
 * Validates a form with the server's schema. Returns one sentence per field in the order of the schema; a screen may pass its own
 * sentences.
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
