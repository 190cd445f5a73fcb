import type { Access, AnswerOf, Endpoint, InputOf, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { SESSION_LONGEST_SECONDS } from '@hygiene/domain/member/login/login-clock'
import { Malformed } from '@hygiene/operations/kit/malformed'
import type { FileAnswer } from '@hygiene/operations/kit/file-answer'
import { type ActorOf, isDenied, type Operation } from '@hygiene/operations/kit/operation'
import type { CallFacts, Services } from '@hygiene/operations/kit/services'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { ArrivedFile } from './arrived-file.ts'
import { type Bytes, type Elsewhere, openFile } from './bytes.ts'
import type { Caller } from './caller.ts'
import type { LoginToken } from './find-login.ts'
import type { DueClock } from './due-clock.ts'
import { Breakage, type Refusal } from './refusal.ts'
import type { StaffCaller } from './staff-caller.ts'
import { translationOf } from './wire-answer.ts'

/** Is the logged-in member or employee if the contract demands one, otherwise any caller. */
type CallerOf<A extends Access> = A extends 'operator'
  ? Caller
  : A extends 'staff'
    ? StaffCaller
    : Caller | null

export interface Call<C extends Endpoint> {
  input: InputOf<C>
  caller: CallerOf<C['access']>
  deps: Deps
  now: Date
  /** Is thrown as `throw refuse('…')`. Only refusals that the contract declares compile. */
  refuse: (reason: RefusalOf<C>, about?: string) => Refusal
  files: readonly ArrivedFile[]
  ipAddress: string
  network: string
  userAgent: string
  headers: Readonly<Record<string, string | undefined>>
  rawBody: string
  cookies: Cookies
  /** Is the login's clock, which an operation of a gathered contract extends in its own transaction. */
  dueClock: DueClock
  signToken: (token: LoginToken) => string
}

export interface Implementation {
  contract: Endpoint
  run: (call: Call<Endpoint>) => Promise<unknown>
  /** Parses the answer by its schema and renames it for the wire. A column that is not in the entity never leaves. */
  answerOnWire: (outcome: unknown) => unknown
}

export type RouteFacts = Pick<
  Endpoint,
  | 'operation'
  | 'methods'
  | 'path'
  | 'access'
  | 'effect'
  | 'perMinute'
  | 'missesPerMinute'
  | 'takesFiles'
  | 'inTurn'
>

/** Loads handler, schemas and operation with the first call, because they are most of the API's code. */
export interface Route extends RouteFacts {
  load: () => Promise<Implementation>
}

function made(contract: Endpoint, handler: unknown): Implementation {
  const translate = translationOf(contract.entity)
  return {
    contract,
    run: handler as Implementation['run'],
    answerOnWire: (outcome) => {
      const entity = contract.entity.parse(outcome)
      return translate ? translate(entity) : entity
    },
  }
}

export function implement<C extends Endpoint>(
  contract: C,
  handler: (call: Call<C>) => Promise<AnswerOf<C>>,
): Implementation {
  return made(contract, handler)
}

export function implementBytes<C extends Endpoint>(
  contract: C,
  handler: (call: Call<C>) => Promise<Bytes | Elsewhere>,
): Implementation {
  return made(contract, handler)
}

/** Serves an operation directly: its refusals become those of the contract. */
export function bind<C extends Endpoint, N extends keyof Services>(
  operation: Operation<C, N>,
): Implementation {
  const { contract } = operation
  return made(contract, async (call: Call<C>) => {
    const { input, caller, deps, ipAddress, now, refuse } = call
    const actor: unknown = caller && { ...caller, ipAddress }
    // Casts the types: both follow the contract's access, but the compiler does not resolve the condition for any C.
    const common = { db: deps.db, input, actor: actor as ActorOf<C['access']>, now }
    const verdict = await operation({ ...common, ...lent(call, operation.needs) }).catch(asBreakage)
    if (isDenied<RefusalOf<C>>(verdict)) throw refuse(verdict.reason, verdict.about)
    return contract.answers === 'bytes' ? openFile(contract, verdict as FileAnswer, call) : verdict
  })
}

function asBreakage(error: unknown): never {
  throw error instanceof Malformed ? new Breakage(400, error.fields) : error
}

/** Returns only the services and settings that an operation names. */
function lent<N extends keyof Services>(
  { deps, files, ipAddress, network, userAgent }: Pick<Call<Endpoint>, 'deps' | keyof CallFacts>,
  needs: readonly N[],
): Pick<Services, N> {
  const ofCall = { files, ipAddress, network, userAgent }
  // Skips the copy for operations that name none, which is most of them: it would cost every call.
  const all: Partial<Services> =
    needs.length > 0 ? ({ ...deps.config, ...deps, ...ofCall } satisfies Services) : {}
  return Object.fromEntries(needs.map((name) => [name, all[name]])) as Pick<Services, N>
}

/** Lets an `<a href>` open a person's own document, because the browser cannot add an Authorization header to it. */
export const FILE_COOKIE = 'edu_files'
const FILE_COOKIE_PATH = '/api/common/downloadFile'

export interface Cookies {
  allowFiles(token: string): void
  purgeFiles(): void
}

export function cookiesOf(reply: FastifyReply, isSecure: boolean): Cookies {
  const scope = { path: FILE_COOKIE_PATH, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    // Lasts as long as the login can: the token survives a closed browser, so access to its documents must too.
    allowFiles: (token) =>
      void reply.setCookie(FILE_COOKIE, token, { ...scope, maxAge: SESSION_LONGEST_SECONDS }),
    purgeFiles: () => void reply.clearCookie(FILE_COOKIE, scope),
  }
}
