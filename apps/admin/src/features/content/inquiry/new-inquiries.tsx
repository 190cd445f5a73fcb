import { call, queryClient } from '@hygiene/client'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { countNewInquiries } from '@hygiene/contracts/content/inquiry/staff/count-new-inquiries'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './inquiries.module.css'

const EVERY_MS = 20_000

type NewInquiriesProps = { asked: Omit<SentTo<typeof listStaffInquiries>, 'beyond'>; since: string }

/** Shows how many inquiries have come since the queue was read. They are added only on a press, so that no row moves. */
export function NewInquiries({ asked, since }: NewInquiriesProps) {
  const { data } = useQuery({
    queryKey: [countNewInquiries.path, asked, since],
    queryFn: ({ signal }) =>
      call(countNewInquiries, { ...asked, since }, { signal, isQuiet: true, onBreakage: 'throw' }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
  })
  const count = data?.count ?? 0
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => void queryClient.invalidateQueries({ queryKey: [listStaffInquiries.path] })}
        >
          새 {count}건 보기
        </Button>
      )}
    </div>
  )
}
