import { IndustryType, OptionType } from '@hygiene/domain/text'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type EducationKind, optionPath } from './menu.ts'

type ChosenOptionProps = { kind: EducationKind; children: ReactNode }

/**
 * Redirects an address with `industryType` and `optionType` (specification section 3) to that action; other addresses show the
 * screen.
 */
export function ChosenOption({ kind, children }: ChosenOptionProps) {
  const [query] = useSearchParams()
  const chosen = <Value extends number>(values: Record<string, Value>, name: string) =>
    Object.values(values).find((value) => String(value) === query.get(name))
  const industryType = chosen(IndustryType, 'industryType')
  const option = chosen(OptionType, 'optionType')
  if (industryType === undefined || option === undefined) return children
  return <Navigate to={optionPath(kind, option, industryType)} replace />
}
