import { SESSION_LONGEST_SECONDS } from '@hygiene/domain'
import type { FastifyReply } from 'fastify'

/** Lets an `<a href>` open a person's own document: the browser cannot add an Authorization header to it. */
export const FILE_COOKIE = 'edu_files'
const FILE_COOKIE_PATH = '/api/common/downloadFile'

export interface Cookies {
  allowFiles(token: string): void
  forgetFiles(): void
}

export function cookiesOf(reply: FastifyReply, isSecure: boolean): Cookies {
  const scope = { path: FILE_COOKIE_PATH, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    // As long as the login can last: the token outlives a closed browser, so must the way to its documents.
    allowFiles: (token) =>
      void reply.setCookie(FILE_COOKIE, token, { ...scope, maxAge: SESSION_LONGEST_SECONDS }),
    forgetFiles: () => void reply.clearCookie(FILE_COOKIE, scope),
  }
}
