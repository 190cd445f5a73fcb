import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { IdentityRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { ActionResult } from './payment-actions.ts'

export const personForm = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .transform((name) => name.normalize('NFC')),
  birthDate: z
    .string()
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine(isDay),
  phone: z
    .string()
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine((text) => /^01\d{8,9}$/.test(text)),
  ci: z.string().min(1).optional(),
  di: z.string().min(1).optional(),
})

export type PersonForm = z.infer<typeof personForm>

/**
 * Verifies the person given in the form. CI and DI are derived from name, birth date and phone, so that the same person is
 * recognised at every verification. A DI also depends on the shop; a CI does not.
 */
export function verifyIdentity(world: World, identity: IdentityRecord, form: PersonForm): ActionResult {
  if (identity.status !== 'READY') return alreadyOver
  if (world.state.faults.decline) return failIdentity(world, identity, 'FAILED', '본인인증에 실패했습니다.')
  const person = `${form.name}|${form.birthDate}|${form.phone}`
  const di = form.di ?? digest('sha384', `sandbox-di|${world.options.storeId}|${person}`)
  identity.person = {
    name: form.name,
    birthDate: `${form.birthDate.slice(0, 4)}-${form.birthDate.slice(4, 6)}-${form.birthDate.slice(6)}`,
    phoneNumber: form.phone,
    ci: form.ci ?? digest('sha512', `sandbox-ci|${person}`),
    di: identity.method !== 'certificate' || form.di !== undefined ? di : undefined,
  }
  become(world, identity, 'VERIFIED')
  return {}
}

export function failIdentity(
  world: World,
  identity: IdentityRecord,
  pgCode: string,
  message: string,
): ActionResult {
  if (identity.status !== 'READY') return alreadyOver
  identity.failureMessage = message
  become(world, identity, 'FAILED')
  return { code: 'PGProviderError', message, pgCode, pgMessage: message }
}

const alreadyOver: ActionResult = { code: 'InvalidEntityState', message: '이미 처리된 본인인증입니다.' }

function become(world: World, identity: IdentityRecord, status: IdentityRecord['status']): void {
  identity.status = status
  identity.statusChangedAt = world.now().toISOString()
  world.changed()
}

function digest(algorithm: 'sha384' | 'sha512', text: string): string {
  return createHash(algorithm).update(text).digest('base64')
}

function isDay(text: string): boolean {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!match) return false
  const day = `${match[1]}-${match[2]}-${match[3]}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
