import { describe, expect, it } from 'vitest'
import { type StaffPermission, staffMay, staffRoles } from './permissions.ts'

describe('the permissions of staff', () => {
  it.each<[StaffPermission, readonly string[]]>([
    ['searchMembers', ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly']],
    ['openLinkedLogin', ['headquarters', 'education', 'support']],
    ['verifyMembers', ['headquarters', 'support']],
    ['readAuditLog', ['headquarters']],
    ['readBlockedRanges', ['headquarters', 'support', 'readOnly']],
    ['blockAddresses', ['headquarters']],
    ['readDesignations', ['headquarters', 'education', 'support', 'readOnly']],
    ['readPayments', ['headquarters', 'finance', 'support', 'readOnly']],
    ['handlePaymentExceptions', ['headquarters', 'finance']],
    ['readSessions', ['headquarters', 'branch', 'education', 'support', 'readOnly']],
    ['decideSessions', ['headquarters', 'branch', 'education']],
    ['printCertificates', ['headquarters', 'branch', 'education', 'support']],
    ['useViews', ['headquarters', 'branch', 'education', 'finance', 'support', 'readOnly']],
    ['useApprovals', ['headquarters', 'branch', 'education', 'finance', 'support']],
    ['manageEmployees', ['headquarters']],
  ])('grants %s to %j and to no other role', (permission, roles) => {
    expect(staffRoles.filter((role) => staffMay(role, permission))).toEqual(roles)
  })
})
