-- Questions asked often, as drafts for an association that has written none. No visitor sees them before they are published.
WITH "draft" ("position", "postType", "title", "content") AS (VALUES
  (0, 4, '온라인 교육은 휴대전화로도 들을 수 있나요?', '[{"kind":"paragraph","runs":[{"text":"네. 휴대전화와 태블릿, 컴퓨터 어디에서나 들을 수 있고, 듣던 곳부터 이어집니다. 한 번에 한 기기에서만 재생됩니다."}]},{"kind":"paragraph","runs":[{"text":"나의 학습실","href":"/edu/study/list"},{"text":"에서 강의를 골라 주십시오."}]}]'::jsonb),
  (1, 5, '수료증은 어디에서 출력하나요?', '[{"kind":"paragraph","runs":[{"text":"교육을 모두 마치면 "},{"text":"수료증 출력","href":"/edu/completed"},{"text":" 화면에서 인쇄하거나 PDF로 저장할 수 있습니다."}]},{"kind":"paragraph","runs":[{"text":"출력할 프린터가 없으면 가까운 지부에서 여섯 자리 번호로 출력해 드립니다."}]}]'::jsonb),
  (2, 2, '신규 영업자도 온라인으로 교육받을 수 있나요?', '[{"kind":"paragraph","runs":[{"text":"신규 영업자는 집합교육 6시간을 받습니다. 새로 영업을 시작하거나 업종을 추가하는 분, 영업자 지위를 이어받는 분이 대상입니다."}]},{"kind":"paragraph","runs":[{"text":"집합교육 신청 방법","href":"/info/register/offline"}]}]'::jsonb),
  (3, 3, '교육비를 환불받을 수 있나요?', '[{"kind":"list","isOrdered":false,"items":[[{"text":"집합교육: 교육일 전날까지 취소하면 모두 돌려 드립니다."}],[{"text":"온라인교육: 수료 전이고 결제한 날부터 한 달 안이면 돌려 드립니다."}],[{"text":"해가 바뀌도록 수료하지 못한 온라인교육은 돌려 드리지 않습니다."}]]},{"kind":"paragraph","runs":[{"text":"환불은 "},{"text":"결제 내역","href":"/edu/payment/list"},{"text":"에서 신청합니다."}]}]'::jsonb),
  (4, 2, '영업장이 여러 곳이면 교육을 몇 번 받나요?', '[{"kind":"paragraph","runs":[{"text":"같은 업종의 영업장이 여러 곳이면 한 번만 받으면 되는 경우가 있습니다. 영업장마다 위생관리책임자를 지정하면 책임자가 대신 받습니다."}]}]'::jsonb),
  (5, 4, '강의가 멈추거나 시간이 쌓이지 않아요', '[{"kind":"list","isOrdered":true,"items":[[{"text":"다른 창이나 기기에서 같은 강의를 닫습니다."}],[{"text":"와이파이나 데이터 연결을 확인합니다."}],[{"text":"브라우저를 새 버전으로 바꾸고 다시 재생합니다."}]]},{"kind":"paragraph","runs":[{"text":"40분마다 나오는 확인 창에서 단추를 눌러야 다음으로 넘어갑니다."}]}]'::jsonb),
  (6, 6, '아이디와 비밀번호를 잊었어요', '[{"kind":"paragraph","runs":[{"text":"본인확인으로 "},{"text":"아이디 찾기","href":"/user/find/id"},{"text":"와 "},{"text":"비밀번호 찾기","href":"/user/find/pw"},{"text":"를 하실 수 있습니다."}]}]'::jsonb),
  (7, 1, '위생교육을 받지 않으면 어떻게 되나요?', '[{"kind":"paragraph","runs":[{"text":"「식품위생법」 제41조를 어기면 제101조에 따라 과태료를 냅니다. 교육은 해마다 12월 31일까지 마쳐 주십시오."}]}]'::jsonb),
  (8, 2, '집합교육 날짜를 바꿀 수 있나요?', '[{"kind":"paragraph","runs":[{"text":"교육 전날까지 "},{"text":"집합교육 신청내역","href":"/edu/offline/list"},{"text":"에서 바꿀 수 있습니다."}]},{"kind":"paragraph","runs":[{"text":"자리가 찬 날은 대기를 신청하면 자리가 날 때 문자로 알려 드립니다."}]}]'::jsonb),
  (9, 2, '위생관리책임자 지정확인서는 어떻게 내나요?', '[{"kind":"paragraph","runs":[{"text":"사진이나 PDF로 "},{"text":"지정확인서 제출","href":"/edu/hygiene/list"},{"text":" 화면에서 올려 주십시오."}]}]'::jsonb),
  (10, 3, '영수증이 필요해요', '[{"kind":"paragraph","runs":[{"text":"결제 내역","href":"/edu/payment/list"},{"text":"에서 영수증을 출력할 수 있습니다. 영수증은 세금계산서로 쓸 수 없습니다."}]}]'::jsonb),
  (11, 6, '휴면 계정은 어떻게 푸나요?', '[{"kind":"paragraph","runs":[{"text":"본인확인을 하면 바로 풀립니다. "},{"text":"휴면 해제","href":"/user/change/inactive"}]}]'::jsonb)
), "begun" AS (
  INSERT INTO "Content" ("kind", "part", "title", "version", "position", "changedAt")
  SELECT 'post', 4, "title", 1, "position", now() FROM "draft"
   WHERE NOT EXISTS (SELECT 1 FROM "Content" WHERE "kind" = 'post' AND "part" = 4)
   ORDER BY "position"
  RETURNING "contentNo", "position"
)
INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
SELECT b."contentNo", 1,
       jsonb_build_object('kind', 'post', 'title', d."title", 'boardType', 4, 'postType', d."postType", 'examType', NULL, 'isImportant', false,
         'pinnedUntil', NULL, 'fileNos', '[]'::jsonb, 'content', d."content"),
       now()
  FROM "begun" b JOIN "draft" d USING ("position");
