import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { HELP_HEADER } from '@hygiene/contracts/kit/envelope'
import { finishHelpAction } from '@hygiene/operations/member/help/finish-action'
import { findHelpedOwner, noteHelpAction } from '@hygiene/operations/member/help/stand-in'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Caller } from './caller.ts'
import { Refusal, refuser } from './refusal.ts'
import type { StaffCaller } from './staff-caller.ts'

export type AnyCaller = Caller | StaffCaller | null

/**
 * Replaces the helper by the owner if the call names a help: records are loaded through the owner, while the login stays the
 * helper's. Only contracts that declare it accept this (docs/rules/help.md).
 */
export async function standIn(
  contract: Endpoint,
  request: FastifyRequest,
  caller: Caller,
  pool: Pool,
  now: Date,
): Promise<Caller> {
  const named = helpNamed(contract, request)
  if (named === undefined) return caller
  const refuse = refuser(contract)
  if (!contract.helper || caller.linked) throw refuse('HELP_OWN_ACTION')
  const helpNo = numberOf(named)
  const owner = helpNo && (await findHelpedOwner(pool, { helpNo, helperNo: caller.memberNo }, now))
  if (!owner) throw refuse('HELP_OVER')
  return { ...caller, ...owner, help: { helpNo } }
}

/**
 * Accepts the help in the query for documents: a browser cannot add a header to their address, as it cannot add the login, which
 * is in a cookie.
 */
function helpNamed({ answers }: Endpoint, { headers, query }: FastifyRequest): unknown {
  const inHeader = headers[HELP_HEADER]
  if (inHeader !== undefined || answers !== 'bytes') return inHeader
  return (query as Record<string, unknown>)['helpNo']
}

function numberOf(named: unknown): number | null {
  return typeof named === 'string' && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null
}

export async function runNoted<Outcome>(
  contract: Endpoint,
  input: Record<string, unknown>,
  { caller, pool, now }: { caller: AnyCaller; pool: Pool; now: Date },
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const { helper } = contract
  if (!caller || !('help' in caller) || !caller.help || !helper || helper === 'view') return run()
  const actionNo = await noteHelpAction(pool, { helpNo: caller.help.helpNo, action: helper }, now)
  if (actionNo === null) throw refuser(contract)('HELP_OVER')
  const action = { actionNo, ownerNo: caller.memberNo }
  try {
    const outcome = await run()
    await finishHelpAction(pool, { ...action, isDone: true }, { ...input, ...(outcome as object) })
    return outcome
  } catch (error) {
    if (error instanceof Refusal) await finishHelpAction(pool, { ...action, isDone: false }, input)
    throw error
  }
}
