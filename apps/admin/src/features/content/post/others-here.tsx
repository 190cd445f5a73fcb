import { call, queryClient } from '@hygiene/client'
import { viewContent } from '@hygiene/contracts/content/post/staff/view-content'
import { readContent } from '@hygiene/contracts/content/post/staff/read-content'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import styles from './contents.module.css'

const EVERY_MS = 15_000

type OthersHereProps = { contentNo: number; version: number; isWriting: boolean }

/** Says that the record is open here and who else has it; a version a colleague has saved is read as soon as it is there. */
export function OthersHere({ contentNo, version, isWriting }: OthersHereProps) {
  const { data } = useQuery({
    queryKey: [viewContent.path, contentNo, isWriting],
    queryFn: ({ signal }) =>
      call(viewContent, { contentNo, isWriting }, { signal, isQuiet: true, onBreakage: 'throw' }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  const newest = data?.version ?? version
  useEffect(() => {
    if (newest > version) void queryClient.invalidateQueries({ queryKey: [readContent.path, { contentNo }] })
  }, [newest, version, contentNo])
  const text = (data?.viewers ?? []).map(
    (one) => `${one.name} 님이 ${one.isWriting ? '쓰고' : '보고'} 있습니다`,
  )
  return (
    <span role="status" className={styles.others}>
      {text.length > 0 && <Eye aria-hidden />}
      {text.join(' · ')}
    </span>
  )
}
