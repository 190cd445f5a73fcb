import type { HomeQueue } from '@hygiene/domain/staff/home/home-queues'
import type { StaffPermission } from '@hygiene/domain/staff/permission/permissions'
import type { LucideIcon } from 'lucide-react'

export type SidebarGroup = '상담' | '회계' | '교육' | '수료·보고' | '게시·알림' | '현황·관리'

export type SidebarRow = {
  /** Is null for home, which is above the groups. */
  group: SidebarGroup | null
  to: string
  label: string
  icon: LucideIcon
  permission: StaffPermission | null
  letter?: string
  /** Names the queues whose total length is shown beside the label. */
  count?: readonly HomeQueue[]
}
