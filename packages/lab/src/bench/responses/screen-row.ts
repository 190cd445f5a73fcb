/** The main interaction of one screen. Selectors are Playwright's. */
export interface ScreenRow {
  /** As the routes of the client name it. */
  route: string
  /** Login id; `null` is a visitor. */
  as: string | null
  /**
   * Where it differs from the route. `{Table.column}` is the lowest value there, of this member where the table has members.
   */
  address?: string
  /** The element to press. A text field is typed into. */
  press: string
}

/** `text` may be a part of the name, or a pattern between slashes. */
export const named = (role: string, text: string): string =>
  `role=${role}[name=${text.startsWith('/') ? text : `"${text}"i`}]`
export const button = (text: string): string => named('button', text)
export const link = (text: string): string => named('link', text)
