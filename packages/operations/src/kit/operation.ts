import type { Access, AnswerOf, Endpoint, InputOf, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import type { AuditSubject, AuditSubjectKind } from '@hygiene/domain/staff/audit-log/audit-subject'
import { writeAudit } from '../staff/audit-log/write-audit.ts'
import type { EmployeeActor, MemberActor } from './actor.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Services } from './services.ts'

export interface Denied<Reason extends string = string> {
  allowed: false
  reason: Reason
  about?: string
  /**
   * Commits the transaction although the operation refuses, such as for an expired request or a counted attempt. Writes no log
   * entry.
   */
  keeps?: true
}

/** Is the caller that the contract's access admits: null for a visitor and for an outside service. */
export type ActorOf<A extends Access> = A extends 'staff'
  ? EmployeeActor
  : A extends 'operator'
    ? MemberActor
    : MemberActor | null

export interface Logged {
  detail?: string
  /** Is required if no field of input or entity holds its number. */
  subject?: AuditSubject | null
  memberNos?: readonly number[]
  /** Lists the members that a list shows; each gets one entry. An empty page writes no entry. */
  shown?: readonly number[]
  reason?: string
}

export interface OperationCall<C extends Endpoint, Db = PrismaClient> {
  db: Db
  input: InputOf<C>
  actor: ActorOf<C['access']>
  now: Date
}

/** A contract that answers bytes has no entity. */
type Answer<C extends Endpoint> = AnswerOf<C> | ([AnswerOf<C>] extends [never] ? FileAnswer : never)

type Verdict<C extends Endpoint> = Answer<C> | Denied<RefusalOf<C>>

type ServiceName = keyof Services
type Lent<N extends ServiceName> = Pick<Services, N>

export interface Operation<C extends Endpoint = Endpoint, N extends ServiceName = ServiceName> {
  (call: OperationCall<C> & Lent<N>): Promise<Verdict<C>>
  contract: C
  needs: readonly N[]
}

interface QueryOptions<N extends ServiceName> {
  needs?: readonly N[]
}

interface OperationOptions<C extends Endpoint, N extends ServiceName, P> extends QueryOptions<N> {
  /** Runs before the transaction, for calls of outside services and slow work. A refusal ends the operation. */
  before?: (call: OperationCall<C> & Lent<NoInfer<N>>) => Promise<P | Denied<RefusalOf<C>>>
  /** Runs after the commit if the work was allowed. A refusal here rolls nothing back. */
  after?: (
    call: OperationCall<C> & Lent<NoInfer<N>> & { prepared: Exclude<P, Denied>; answer: Answer<C> },
  ) => Promise<Verdict<C>>
}

type Work<C extends Endpoint, N extends ServiceName, Db, More = unknown> = (
  call: OperationCall<C, Db> & Lent<NoInfer<N>> & More,
) => Promise<Verdict<C>>

interface Added<P> {
  log: (facts: Logged | null) => void
  prepared: Exclude<P, Denied>
}

/**
 * Declares what a contract does. The API serves it by its name. It runs in one transaction with its entry in the staff's log, if
 * the contract requires one; a refusal rolls both back.
 */
export function operation<C extends Endpoint>(
  contract: C,
  work: Work<C, never, Transaction, Added<undefined>>,
): Operation<C, never>
export function operation<C extends Endpoint, N extends ServiceName = never, P = undefined>(
  contract: C,
  options: OperationOptions<C, N, P>,
  work: Work<C, N, Transaction, Added<P>>,
): Operation<C, N>
export function operation<C extends Endpoint, N extends ServiceName, P>(
  contract: C,
  ...rest:
    | [work: Work<C, N, Transaction, Added<P>>]
    | [options: OperationOptions<C, N, P>, work: Work<C, N, Transaction, Added<P>>]
): Operation<C, N> {
  const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
  const { needs = [], before, after } = options
  const run = async (call: OperationCall<C> & Lent<N>): Promise<Verdict<C>> => {
    const prepared = await before?.(call)
    if (isDenied<RefusalOf<C>>(prepared)) return prepared
    const given = { ...call, prepared: prepared as Exclude<P, Denied> }
    const outcome = await transaction(call.db, async (db) => {
      const logged: Logged & { isNothing?: boolean } = {}
      const log = (facts: Logged | null) => void Object.assign(logged, facts ?? { isNothing: true })
      const verdict = await work({ ...given, db, log })
      if (isDenied(verdict)) return verdict.keeps ? { allowed: true as const, verdict } : verdict
      if (contract.audit && !logged.isNothing) await writeEntry(contract, { ...call, db }, verdict, logged)
      return { allowed: true as const, verdict }
    })
    if (!outcome.allowed) return outcome
    const { verdict } = outcome
    return after && !isDenied(verdict) ? after({ ...given, answer: verdict }) : verdict
  }
  return Object.assign(run, { contract, needs })
}

/**
 * Declares what a contract reads, without a transaction. The API serves it by its name. Throws if the contract requires an entry
 * in the staff's log, which only `operation` writes.
 */
export function query<C extends Endpoint>(
  contract: C,
  work: Work<C, never, PrismaClient>,
): Operation<C, never>
export function query<C extends Endpoint, N extends ServiceName = never>(
  contract: C,
  options: QueryOptions<N>,
  work: Work<C, N, PrismaClient>,
): Operation<C, N>
export function query<C extends Endpoint, N extends ServiceName>(
  contract: C,
  ...rest: [work: Work<C, N, PrismaClient>] | [options: QueryOptions<N>, work: Work<C, N, PrismaClient>]
): Operation<C, N> {
  if (contract.audit)
    throw new Error(`${contract.operation} leaves an entry in the log: declare it by operation()`)
  const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
  const { needs = [] } = options
  return Object.assign((call: OperationCall<C> & Lent<N>) => work(call), { contract, needs })
}

/**
 * Declares what a contract does in transactions of its own: grouped commits, counted attempts, uploads. The API serves it by its name.
 * @throws where the contract asks for an entry in the staff's log, which only `operation` writes
 * @alias query
 */
export const procedure: typeof query = query

async function writeEntry(
  { operation: name, audit }: Endpoint,
  { db, input, actor, now }: { db: Transaction; input: object; actor: object | null; now: Date },
  verdict: unknown,
  { detail, subject, shown, memberNos = shown && [...new Set(shown)], reason }: Logged,
): Promise<void> {
  if (!isEmployee(actor)) throw new Error(`${name} needs an employee for its entry in the log`)
  if (shown?.length === 0) return
  const field = audit?.subject
  const no = field && (numberIn(input, field) ?? numberIn(verdict, field))
  const kind = field?.slice(0, -'No'.length) as AuditSubjectKind | undefined
  const given: unknown = reason ?? Reflect.get(input, 'reason')
  await writeAudit(db, {
    caller: actor,
    operation: name,
    subject: subject ?? (kind !== undefined && no !== undefined ? { kind, no } : null),
    reason: typeof given === 'string' ? given : '',
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
