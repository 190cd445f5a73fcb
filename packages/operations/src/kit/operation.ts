import type { Access, AnswerOf, Endpoint, InputOf, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import type { EmployeeActor, MemberActor } from './actor.ts'

export interface Denied<Reason extends string = string> {
  allowed: false
  reason: Reason
  /** Fills the gap of a sentence that has one. */
  about?: string
}

/** Who acts, by the contract's access; null: a visitor, an outside service, or nobody in particular. */
export type ActorOf<A extends Access> = A extends 'staff'
  ? EmployeeActor
  : A extends 'operator'
    ? MemberActor
    : MemberActor | null

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

/** Declares what a contract does. It runs in one transaction, which a refusal rolls back; the API serves it by its name. */
export function operation<C extends Endpoint>(contract: C, work: Work<C, Transaction>): Operation<C> {
  const run = async (call: OperationCall<C, PrismaClient>): Promise<Verdict<C>> => {
    const outcome = await transaction(call.db, async (db) => {
      const verdict = await work({ ...call, db })
      return isDenied(verdict) ? verdict : { allowed: true as const, verdict }
    })
    return outcome.allowed ? outcome.verdict : outcome
  }
  return Object.assign(run, { contract })
}

/** Declares what a contract reads, without a transaction; the API serves it by its name. */
export function query<C extends Endpoint>(contract: C, work: Work<C, PrismaClient>): Operation<C> {
  return Object.assign(work, { contract })
}

export function isDenied<Reason extends string>(verdict: unknown): verdict is Denied<Reason> {
  return typeof verdict === 'object' && verdict !== null && 'allowed' in verdict && verdict.allowed === false
}
