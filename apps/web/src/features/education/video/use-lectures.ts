import { read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { useQuery } from '@tanstack/react-query'
import type { CourseLecture } from './next-lecture.ts'

export function useLectures(enrolmentNo: EnrolmentNo): readonly CourseLecture[] | undefined {
  return useQuery({ ...read(listLectures, { enrolmentNo }), staleTime: 0 }).data?.list
}
