import type { Access, AnswerOf, Endpoint, InputOf, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import type { AuditSubject, AuditSubjectKind } from '@hygiene/domain'
import { writeAudit } from '../staff/audit-log/write-audit.ts'
import type { EmployeeActor, MemberActor } from './actor.ts'

export interface Denied<Reason extends string = string> {
  allowed: false
  reason: Reason
  /** Fills the gap of a sentence that has one. */
  about?: string
}

/** The caller that the contract's access admits. It is null for a visitor and for an outside service. */
export type ActorOf<A extends Access> = A extends 'staff'
  ? EmployeeActor
  : A extends 'operator'
    ? MemberActor
    : MemberActor | null

/** What an operation adds to its entry in the staff's log. */
export interface Logged {
  detail?: string
  /** Where no field of input or entity has its number. */
  subject?: AuditSubject
  /** The members whose data it is about, one entry each. */
  memberNos?: readonly number[]
}

export interface OperationCall<C extends Endpoint, Db> {
  db: Db
  input: InputOf<C>
  actor: ActorOf<C['access']>
  /** Read once a call. */
  now: Date
}

/** The entity of the contract, with `allowed: true` or without it, or one of its refusals. */
export type Verdict<C extends Endpoint> = AnswerOf<C> | Denied<RefusalOf<C>>

export interface Operation<C extends Endpoint = Endpoint> {
  (call: OperationCall<C, PrismaClient>): Promise<Verdict<C>>
  contract: C
}

type Work<C extends Endpoint, Db> = (call: OperationCall<C, Db>) => Promise<Verdict<C>>
type LoggedWork<C extends Endpoint> = (
  call: OperationCall<C, Transaction> & { log: (facts: Logged) => void },
) => Promise<Verdict<C>>

/**
 * Declares what a contract does. It runs in one transaction with its entry in the staff's log, where the contract asks for one; a refusal
 * rolls both back. The API serves it by its name.
 */
export function operation<C extends Endpoint>(contract: C, work: LoggedWork<C>): Operation<C> {
  const run = async (call: OperationCall<C, PrismaClient>): Promise<Verdict<C>> => {
    const outcome = await transaction(call.db, async (db) => {
      const logged: Logged = {}
      const verdict = await work({ ...call, db, log: (facts) => void Object.assign(logged, facts) })
      if (isDenied(verdict)) return verdict
      if (contract.audit) await writeEntry(contract, { ...call, db }, verdict, logged)
      return { allowed: true as const, verdict }
    })
    return outcome.allowed ? outcome.verdict : outcome
  }
  return Object.assign(run, { contract })
}

/**
 * Declares what a contract reads, without a transaction. The API serves it by its name.
 * @throws where the contract asks for an entry in the staff's log, which only `operation` writes
 */
export function query<C extends Endpoint>(contract: C, work: Work<C, PrismaClient>): Operation<C> {
  if (contract.audit)
    throw new Error(`${contract.operation} leaves an entry in the log: declare it by operation()`)
  return Object.assign(work, { contract })
}

async function writeEntry(
  { operation: name, audit }: Endpoint,
  { db, input, actor, now }: { db: Transaction; input: object; actor: object | null; now: Date },
  verdict: unknown,
  { detail, subject, memberNos }: Logged,
): Promise<void> {
  if (!isEmployee(actor)) throw new Error(`${name} needs an employee for its entry in the log`)
  const field = audit?.subject
  const no = field && (numberIn(input, field) ?? numberIn(verdict, field))
  // `${AuditSubjectKind}No` without its end.
  const kind = field?.slice(0, -'No'.length) as AuditSubjectKind | undefined
  const reason: unknown = Reflect.get(input, 'reason')
  await writeAudit(db, {
    caller: actor,
    operation: name,
    subject: subject ?? (kind !== undefined && no !== undefined ? { kind, no } : null),
    reason: typeof reason === 'string' ? reason : '',
    ipAddress: actor.ipAddress,
    now,
    ...(detail === undefined ? {} : { detail }),
    ...(memberNos === undefined ? {} : { memberNos }),
  })
}

const isEmployee = (actor: object | null): actor is EmployeeActor => actor !== null && 'employeeNo' in actor

function numberIn(record: unknown, field: string): number | undefined {
  const found: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined
  return typeof found === 'number' ? found : undefined
}

export function isDenied<Reason extends string>(verdict: unknown): verdict is Denied<Reason> {
  return typeof verdict === 'object' && verdict !== null && 'allowed' in verdict && verdict.allowed === false
}
