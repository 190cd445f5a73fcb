export function declineQuestion(keepsSeat: boolean): string {
  return keepsSeat
    ? '이 자리를 포기하시겠습니까?\n지금 신청하신 일정은 그대로입니다.'
    : '이 자리를 포기하시겠습니까?\n자리가 다음 분께 넘어가고 이 일정의 대기도 끝납니다.'
}
