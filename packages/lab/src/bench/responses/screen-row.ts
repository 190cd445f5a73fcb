export interface ScreenRow {
  route: string
  as: string | null
  address?: string
  press: string
}

export const named = (role: string, text: string): string =>
  `role=${role}[name=${text.startsWith('/') ? text : `"${text}"i`}]`
export const button = (text: string): string => named('button', text)
export const link = (text: string): string => named('link', text)
