import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { RefusalName } from '@hygiene/contracts/refusals/table'
import { staffMay, staffRoles } from '@hygiene/domain/staff/permission/permissions'
import type { Caller } from './callers.ts'

/** States the admission rule of the whole product again, independently of the code that enforces it. */
export function expectedAdmission(contract: Endpoint, caller: Caller): RefusalName | null {
  const { access, answersBlocked } = contract
  if (access !== 'staff' && (caller === 'helper' || caller === 'former helper'))
    return forHelpers(contract, caller)
  if (access === 'gateway') return null
  if (caller === 'blocked') return answersBlocked ? null : 'IP_BLOCKED'
  if (access === 'anyone') return caller === 'linked' && contract.ownerOnly ? 'OWNER_ONLY' : null
  if (access === 'operator') return forOperators(contract, caller)
  return forStaff(contract, caller)
}

export const ADMISSION: ReadonlySet<RefusalName> = new Set<RefusalName>([
  'HELP_OVER',
  'HELP_OWN_ACTION',
  'IP_BLOCKED',
  'LOGIN_REQUIRED',
  'OWNER_ONLY',
  'SESSION_DISPLACED',
  'SESSION_EXPIRED',
  'STAFF_FORBIDDEN',
  'STAFF_LOGIN_REQUIRED',
  'STAFF_SESSION_EXPIRED',
])

function forHelpers({ helper }: Endpoint, caller: 'helper' | 'former helper'): RefusalName | null {
  if (!helper) return 'HELP_OWN_ACTION'
  return caller === 'former helper' ? 'HELP_OVER' : null
}

function forOperators(contract: Endpoint, caller: Caller): RefusalName | null {
  if (caller === 'anonymous') return 'LOGIN_REQUIRED'
  if (caller === 'operator') return null
  if (caller === 'linked') return contract.ownerOnly ? 'OWNER_ONLY' : null
  const notifies = caller === 'displaced' && contract.refusals.includes('SESSION_DISPLACED')
  return notifies ? 'SESSION_DISPLACED' : 'SESSION_EXPIRED'
}

function forStaff(contract: Endpoint, caller: Caller): RefusalName | null {
  if (caller === 'anonymous') return 'STAFF_LOGIN_REQUIRED'
  if (caller === 'half staff') return contract.beforeSecondFactor ? null : 'STAFF_LOGIN_REQUIRED'
  const role = staffRoles.find((known) => known === caller)
  if (!role) return 'STAFF_SESSION_EXPIRED'
  return contract.permission && !staffMay(role, contract.permission) ? 'STAFF_FORBIDDEN' : null
}
