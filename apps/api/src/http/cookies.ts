import type { FastifyReply } from 'fastify'

/** Lets an `<a href>` open a person's own document: the browser cannot add an Authorization header to it. */
export const FILE_COOKIE = 'edu_files'
export const FILE_COOKIE_PATH = '/api/common/downloadFile'

export interface Cookies {
  allowFiles(token: string): void
  forgetFiles(): void
}

export function cookiesOf(reply: FastifyReply, isSecure: boolean): Cookies {
  const scope = { path: FILE_COOKIE_PATH, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    allowFiles: (token) => void reply.setCookie(FILE_COOKIE, token, scope),
    forgetFiles: () => void reply.clearCookie(FILE_COOKIE, scope),
  }
}
