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
 * The callers admitted. `operator`: a logged-in, verified business operator; `staff`: an employee with the permission
 * the contract names; `gateway`: an outside service that signs its calls.
 */
export type Access = 'anyone' | 'operator' | 'staff' | 'gateway'

/** How our own client sends the input; the server reads query, form, JSON and multipart alike. */
export type Sends = 'query' | 'json' | 'form' | 'multipart'

/** A line of callers of its own. */
export type LineName = 'password' | 'seat'

/** The part of a multipart body that holds files, each at most 10 MB, and how many it may be sent. */
export interface FilePart {
  readonly part: string
  readonly most: number
  /** Bytes of one file; absent: `FILE_LIMITS.bytesAFile` of the domain. */
  readonly bytes?: number
}

/** The only description of one operation on the wire (docs/decisions/001). */
export interface Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Entity extends z.ZodType = z.ZodType,
  Refusal extends RefusalName = RefusalName,
  A extends Access = Access,
> {
  /** Name of the operation inside the product; unique. */
  readonly operation: string
  /** Name of the operation in the published API document where that is another one. */
  readonly publishedAs?: string
  /** Methods the route answers; our own client uses the last one. */
  readonly methods: readonly [Method, ...Method[]]
  readonly path: `/${string}`
  readonly access: A
  /** Stated, because on this wire there are GETs that write and a PATCH that reads. */
  readonly effect: 'reads' | 'writes'
  readonly sends: Sends
  /** The multipart part that holds its files; absent: a file is refused before it is read. */
  readonly takesFiles?: FilePart
  readonly input: Input
  readonly entity: Entity
  readonly refusals: readonly Refusal[]
  /** False where looking must not keep a login alive (docs/rules/login.md). */
  readonly extendsLogin: boolean
  /** Requests a minute of one login, or from one address without a login; absent: the general limit. */
  readonly perMinute?: number
  /** Requests a minute from one address that are answered otherwise than by success; absent: `perMinute` alone. */
  readonly missesPerMinute?: number
  /** Hashes a password, or takes a seat: callers take turns in that line, and a long one is told its place (docs/rules/wire.md). */
  readonly inTurn?: LineName
  /**
   * Calls wait a few milliseconds for each other and share a transaction, in which the operation moves the clocks of their
   * logins, too (docs/rules/watch-credit.md).
   */
  readonly isGathered?: true
  /** Seconds for which a shared cache may keep the answer to an anonymous caller; absent: not at all. */
  readonly publicSeconds?: number
  /** Answers bytes instead of the envelope. */
  readonly answers: 'envelope' | 'bytes'
  /** The permission an employee needs. */
  readonly permission?: StaffPermission
  /** The operation's Korean name in the staff's log. */
  readonly label?: string
  /** Marks a writing operation that only shows a person's data, so that the log counts it as a view. */
  readonly isView?: true
  /** The operation leaves an entry in the staff's log. `subject`: the field of the input, or of the entity, that has its number. */
  readonly audit?: { readonly subject?: `${AuditSubjectKind}No` }
  /** Staff who gave the password but not yet the second factor may call it. */
  readonly beforeSecondFactor?: true
  /** Refused while staff act in an operator's account: watching and the test are the owner's (docs/rules/login.md). */
  readonly ownerOnly?: true
  /**
   * Accepts a helper in the place of an owner: `view` shows something, any other word is the action that both read in the log.
   * Absent: refused (docs/rules/help.md).
   */
  readonly helper?: HelpAction | 'view'
  /** Answers blocked addresses, too, so that they learn of the block. */
  readonly answersBlocked?: true
  /** The columns of a list of the console (`list-column.ts`). */
  readonly columns?: readonly ListColumn[]
}

/** Fields of a contract that a client needs to send it: all that the browser's build keeps (docs/decisions/010). */
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

/** An endpoint with everything stated; contracts use the helpers of `declare.ts`. `refusals` lists every «no» it may give. */
export function endpoint<
  I extends z.ZodObject,
  E extends z.ZodType,
  const R extends RefusalName,
  const A extends Access,
>(declaration: Declaration<I, E, R, A>): Endpoint<I, E, R, A> {
  return { extendsLogin: true, answers: 'envelope', ...declaration }
}

export type InputOf<C extends Endpoint> = WithRecordNumbers<z.output<C['input']>>
/** The input as a caller writes it, before coercion. */
export type SentTo<C extends Endpoint> = WithRecordNumbers<z.input<C['input']>>
export type EntityOf<C extends Endpoint> = WithRecordNumbers<z.output<C['entity']>>
/** The entity a handler returns; a column that is not in it never leaves the server. */
export type AnswerOf<C extends Endpoint> = WithRecordNumbers<z.input<C['entity']>>
export type RefusalOf<C extends Endpoint> = C['refusals'][number]

/** The method our own client uses: the one that keeps passwords and answers out of addresses. */
export function preferredMethod(contract: EndpointRow): Method {
  return contract.methods.at(-1) ?? contract.methods[0]
}

/** Fills the path's parameters from the input in the wire's names; `rest` is the part that still has to be sent. */
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
