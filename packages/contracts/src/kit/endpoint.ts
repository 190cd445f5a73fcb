import type { AuditSubjectKind } from '@hygiene/domain/staff/audit-log/audit-subject'
import type { HelpAction } from '@hygiene/domain/member/help/help-text'
import type { StaffPermission } from '@hygiene/domain/staff/permission/permissions'
import type { WithRecordNumbers } from '@hygiene/domain/record-numbers'
import type { z } from 'zod'
import type { RefusalName } from '../refusals/table.ts'
import type { ListColumn } from './list-column.ts'
import { toWireNames } from './wire-names.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Names the callers admitted: `operator` is a logged-in, verified business operator; `staff` an employee with the contract's
 * permission; `gateway` an outside service that signs its calls.
 */
export type Access = 'anyone' | 'operator' | 'staff' | 'gateway'

/** Controls only how our own client sends the input; the server reads query, form, JSON and multipart alike. */
export type Sends = 'query' | 'json' | 'form' | 'multipart'

export type LineName = 'password' | 'seat'

/** Each file has at most 10 MB. */
export interface FilePart {
  readonly part: string
  readonly most: number
  /** Limits one file in bytes; defaults to `FILE_LIMITS.bytesAFile` of the domain. */
  readonly bytes?: number
}

/** Is the only description of one operation on the wire (docs/decisions/001). */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Entity extends z.ZodType = z.ZodType,
  Refusal extends RefusalName = RefusalName,
  A extends Access = Access,
> {
  readonly operation: string
  readonly publishedAs?: string
  /** Our own client uses the last method. */
  readonly methods: readonly [Method, ...Method[]]
  readonly path: `/${string}`
  readonly access: A
  /** Is explicit, because this wire has GETs that write and a PATCH that reads. */
  readonly effect: 'reads' | 'writes'
  readonly sends: Sends
  /** If absent, a file is refused before it is read. */
  readonly takesFiles?: FilePart
  readonly input: Input
  readonly entity: Entity
  readonly refusals: readonly Refusal[]
  /** Is false where polling must not keep a login alive (docs/rules/login.md). */
  readonly extendsLogin: boolean
  /** Limits requests per minute per login, or per address without a login; defaults to the general limit. */
  readonly perMinute?: number
  /** Limits unsuccessful requests per minute per address; if absent, only `perMinute` applies. */
  readonly missesPerMinute?: number
  /** Queues operations that hash a password or take a seat; a caller in a long queue gets its position (docs/rules/wire.md). */
  readonly inTurn?: LineName
  /**
   * Batches calls: they wait a few milliseconds for each other and share a transaction, in which the operation also extends their
   * logins (docs/rules/watch-credit.md).
   */
  readonly isGathered?: true
  /** Sets the seconds for which a shared cache may keep the answer to an anonymous caller; absent means no caching. */
  readonly publicSeconds?: number
  readonly answers: 'envelope' | 'bytes'
  readonly permission?: StaffPermission
  readonly label?: string
  /** Marks a writing operation that only shows a person's data, so that the log counts it as a view. */
  readonly isView?: true
  /** Writes an entry to the staff's log. `subject` names the field of input or entity that holds the subject's number. */
  readonly audit?: { readonly subject?: `${AuditSubjectKind}No` }
  /** Allows staff who gave the password but not yet the second factor. */
  readonly beforeSecondFactor?: true
  /** Refuses staff who act in an operator's account: watching and the test belong to the owner (docs/rules/login.md). */
  readonly ownerOnly?: true
  /**
   * Admits a helper in place of an owner: `view` only shows something, any other value is the action both read in the log. If
   * absent, helpers are refused (docs/rules/help.md).
   */
  readonly helper?: HelpAction | 'view'
  /** Also answers blocked addresses, so that they learn of the block. */
  readonly answersBlocked?: true
  /** Lists the columns that the console shows (`list-column.ts`). */
  readonly columns?: readonly ListColumn[]
}

/** The browser's build keeps only these fields of a contract, which a client needs to send it (docs/decisions/010). */
export const ROW_FIELDS = [
  'methods',
  'path',
  'effect',
  'sends',
  'columns',
] as const satisfies readonly (keyof Endpoint)[]
export type EndpointRow = Pick<Endpoint, (typeof ROW_FIELDS)[number]>

export type Declaration<
  I extends z.ZodObject,
  E extends z.ZodType,
  R extends RefusalName,
  A extends Access,
> = Omit<Endpoint<I, E, R, A>, 'extendsLogin' | 'answers'> & {
  extendsLogin?: boolean
  answers?: 'envelope' | 'bytes'
}

/** Requires every property; contracts use the helpers of `declare.ts`. `refusals` lists every refusal it may return. */
export function endpoint<
  I extends z.ZodObject,
  E extends z.ZodType,
  const R extends RefusalName,
  const A extends Access,
>(declaration: Declaration<I, E, R, A>): Endpoint<I, E, R, A> {
  return { extendsLogin: true, answers: 'envelope', ...declaration }
}

export type InputOf<C extends Endpoint> = WithRecordNumbers<z.output<C['input']>>
export type SentTo<C extends Endpoint> = WithRecordNumbers<z.input<C['input']>>
export type EntityOf<C extends Endpoint> = WithRecordNumbers<z.output<C['entity']>>
/** Is the entity a handler returns; a column that is not in it never leaves the server. */
export type AnswerOf<C extends Endpoint> = WithRecordNumbers<z.input<C['entity']>>
export type RefusalOf<C extends Endpoint> = C['refusals'][number]

/** Prefers the method that keeps passwords and answers out of addresses. */
export function preferredMethod(contract: EndpointRow): Method {
  return contract.methods.at(-1) ?? contract.methods[0]
}

export function addressOf(
  contract: EndpointRow,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = toWireNames({ ...input }) as Record<string, unknown>
  const path = contract.path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}
