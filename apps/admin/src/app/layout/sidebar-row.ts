import type { HomeQueue } from '@hygiene/domain/staff/home/home-queues'
import type { StaffPermission } from '@hygiene/domain/staff/permission/permissions'
import type { LucideIcon } from 'lucide-react'

export type SidebarGroup = '상담' | '회계' | '교육' | '수료·보고' | '게시·알림' | '현황·관리'

export type SidebarRow = {
  /** The home stands above the groups. */
  group: SidebarGroup | null
  to: string
  label: string
  icon: LucideIcon
  /** Permission of the screen's first endpoint; null: every employee has it. */
  permission: StaffPermission | null
  /** The letter that follows `g`. */
  letter?: string
  /** The queues whose length stands beside the name. */
  count?: readonly HomeQueue[]
}
