-- The notice that a link of the home screen or the side menu opens. Without a published notice the link is hidden.
CREATE TABLE "SiteLink" (
    "place" VARCHAR(20) NOT NULL,
    "noticeNo" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "changedBy" INTEGER,

    CONSTRAINT "SiteLink_pkey" PRIMARY KEY ("place")
);

ALTER TABLE "SiteLink" ADD CONSTRAINT "SiteLink_changedBy_fkey" FOREIGN KEY ("changedBy") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The addresses of the specification (section 2).
INSERT INTO "SiteLink" ("place", "noticeNo", "changedAt") VALUES ('homeGuide', 137, now()), ('homeSchedule', 262, now()), ('menuGuide', 137, now());

-- Both notices as drafts, where no notice has the number yet. Text in [brackets] is for the association to complete.
WITH "draft" ("noticeNo", "title", "texts") AS (VALUES
  (137, '교육 제도 안내', ARRAY[
    '식품위생법 제41조에 따라 식품접객업과 집단급식소를 운영하는 영업자는 해마다 3시간의 식품위생교육을 받아야 합니다.',
    '새로 영업을 시작하거나 업종을 추가하는 분, 영업자 지위를 이어받는 분은 6시간의 교육을 받습니다.',
    '교육을 받지 않으면 과태료가 부과될 수 있습니다. 문의: [고객센터 전화번호]']),
  (262, '집합교육 일정 안내', ARRAY[
    '신규 영업자 집합교육(6시간)의 일정과 교육장은 집합교육 신청 화면에서 지역을 고르면 볼 수 있습니다.',
    '교육 당일에는 신분증과 수강증을 가지고 시작 10분 전까지 오시기 바랍니다.',
    '이번 일정: [지역별 교육 날짜와 교육장]'])
), "begun" AS (
  INSERT INTO "Content" ("kind", "part", "title", "version", "recordNo", "changedAt")
  SELECT 'post', 2, "title", 1, "noticeNo", now() FROM "draft"
   WHERE NOT EXISTS (SELECT 1 FROM "Post" p WHERE p."postNo" = "draft"."noticeNo")
  ON CONFLICT ("kind", "recordNo") DO NOTHING
  RETURNING "contentNo", "recordNo"
)
INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
SELECT b."contentNo", 1,
       jsonb_build_object('kind', 'post', 'title', d."title", 'boardType', 2, 'postType', CASE d."noticeNo" WHEN 137 THEN 3 ELSE 2 END,
         'examType', NULL, 'isImportant', false, 'pinnedUntil', NULL, 'fileNos', '[]'::jsonb, 'content',
         (SELECT jsonb_agg(jsonb_build_object('kind', 'paragraph', 'runs', jsonb_build_array(jsonb_build_object('text', t."text"))) ORDER BY t."at")
            FROM unnest(d."texts") WITH ORDINALITY AS t("text", "at"))),
       now()
  FROM "begun" b JOIN "draft" d ON d."noticeNo" = b."recordNo";
