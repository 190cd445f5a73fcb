import { read } from '@hygiene/client'
import { readSetup } from '@hygiene/contracts/staff/setup/read-setup'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEmployee } from '../../../app/login/staff-login.ts'
import type { SetupLine } from './setup-text.ts'

const isMissing = ({ isDone }: SetupLine) => !isDone

/** Loads the setup list each time the home opens; roles without access to courses get none. */
export function useSetup() {
  const { role } = useEmployee()
  const { data, isLoading } = useQuery({
    ...read(readSetup, {}),
    staleTime: 0,
    enabled: staffMay(role, 'readCourses'),
  })
  return {
    /** The first answer is still to come. */
    isLoading,
    testAlertEndsAt: data?.testAlertEndsAt ?? null,
    missing: data?.items.filter(isMissing) ?? [],
    done: data?.items.filter((line) => !isMissing(line)) ?? [],
  }
}
