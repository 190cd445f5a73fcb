import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'

export function postBody(more: Partial<Extract<ContentBody, { kind: 'post' }>> = {}): ContentBody {
  return {
    kind: 'post',
    title: '2027년 교육 접수 안내',
    content: [{ kind: 'paragraph', runs: [{ text: '1월 1일부터 접수합니다.' }] }],
    boardType: 3,
    postType: 1,
    examType: null,
    isImportant: false,
    pinnedUntil: null,
    fileNos: [],
    ...more,
  }
}
