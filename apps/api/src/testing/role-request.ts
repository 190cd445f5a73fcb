import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { requestRole } from '@hygiene/contracts/staff/employee/request-role'
import { addEmployee, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

type Sent = SentTo<typeof requestRole>

export async function openRoleRequests(api: TestApi) {
  const maker = await logInStaff(api, 'maker', 'headquarters')
  const approver = await logInStaff(api, 'approver', 'headquarters')
  let serial = 0
  async function addColleague() {
    serial += 1
    return addEmployee(api.database.db, { loginId: `employee${serial}`, name: `김상담${serial}` })
  }
  const ask = async (employeeNo: number, more: Partial<Sent> = {}, client: ContractClient = maker.client) =>
    client.call(requestRole, {
      employeeNo,
      role: 'finance',
      branchNo: null,
      reasonCode: 'moved',
      text: '회계로 자리를 옮김',
      ...more,
    })
  async function addRequest(more: Partial<Sent> = {}) {
    const { employeeNo } = await addColleague()
    const { approvalNo } = (await ask(employeeNo, more)).entity
    return { employeeNo, approvalNo }
  }
  const employee = async (employeeNo: number) =>
    api.database.db.employee.findUniqueOrThrow({ where: { employeeNo }, include: { grants: true } })
  const request = async (approvalNo: number) =>
    api.database.db.approval.findUniqueOrThrow({ where: { approvalNo } })
  return { maker, approver, addColleague, ask, addRequest, employee, request }
}

export type RoleRequests = Awaited<ReturnType<typeof openRoleRequests>>
