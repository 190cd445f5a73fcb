import { read } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { useQuery } from '@tanstack/react-query'
import type { Province } from './provinces.ts'

const NONE: readonly Province[] = []

export function useProvinces(): readonly Province[] {
  const { data } = useQuery({ ...read(listProvinces, {}), staleTime: Number.POSITIVE_INFINITY })
  return data?.list ?? NONE
}
