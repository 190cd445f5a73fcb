-- The types of popups and banners belong to the version; a draft with a reserved number gives way to a post that comes under it.
CREATE OR REPLACE FUNCTION "adopt_contents"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A draft that nobody has touched gives way to a post that came under its number.
  WITH "given" AS (
    SELECT c."contentNo", c."version" + 1 AS "version", v."title", v."writtenAt",
         jsonb_build_object('kind', 'post', 'title', v."title", 'content', v."content", 'boardType', p."boardType",
             'postType', p."postType", 'examType', p."examType", 'isImportant', p."isImportant", 'fileNos',
             (SELECT coalesce(jsonb_agg(f."fileNo" ORDER BY f."name", f."fileNo"), '[]') FROM "PostFile" f WHERE f."postNo" = p."postNo")) AS "body"
      FROM "Content" c JOIN "Post" p ON p."postNo" = c."recordNo"
      JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
     WHERE c."kind" = 'post' AND c."publishedVersion" IS NULL AND c."withdrawnAt" IS NULL AND c."changedBy" IS NULL
  ), "kept" AS (
    INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
    SELECT "contentNo", "version", "body", "writtenAt" FROM "given" RETURNING "contentNo", "version"
  )
  UPDATE "Content" c SET "version" = g."version", "publishedVersion" = g."version", "title" = g."title", "part" = (g."body"->>'boardType')::int
    FROM "given" g WHERE g."contentNo" = c."contentNo";

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "recordNo", "changedAt")
  SELECT 'post', p."boardType", v."title", v."version", p."shownVersion", p."postNo", v."writtenAt"
    FROM "Post" p JOIN LATERAL (SELECT * FROM "PostVersion" w WHERE w."postNo" = p."postNo" ORDER BY w."version" DESC LIMIT 1) v ON true
   ORDER BY v."writtenAt", p."postNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", v."version",
         jsonb_build_object('kind', 'post', 'title', v."title", 'content', v."content", 'boardType', p."boardType",
           'postType', p."postType", 'examType', p."examType", 'isImportant', p."isImportant", 'fileNos',
           (SELECT coalesce(jsonb_agg(f."fileNo" ORDER BY f."name", f."fileNo"), '[]') FROM "PostFile" f WHERE f."postNo" = p."postNo")),
         v."writtenAt"
    FROM "Content" c JOIN "Post" p ON p."postNo" = c."recordNo" JOIN "PostVersion" v USING ("postNo")
   WHERE c."kind" = 'post' AND NOT EXISTS (SELECT 1 FROM "ContentVersion" o WHERE o."contentNo" = c."contentNo")
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'popup', "title", 1, 1, "position", "popupNo", "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul',
         ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now() FROM "Popup" ORDER BY "position", "popupNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'popup', 'title', p."title", 'badge', p."badge", 'text', p."text", 'actionLabel',
           p."actionLabel", 'url', p."url", 'mobilePath', p."mobilePath", 'imagePath', p."imagePath", 'imageAlt', p."imageAlt", 'popupType', p."popupType"), c."changedAt"
    FROM "Content" c JOIN "Popup" p ON p."popupNo" = c."recordNo" WHERE c."kind" = 'popup' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'banner', CASE WHEN "place" = 'ad' THEN 1 ELSE 2 END, "title", 1, 1, "position", "bannerNo",
         "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul', ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now()
    FROM "Banner" ORDER BY "position", "bannerNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'banner', 'title', b."title", 'place', b."place", 'sizeType', b."sizeType",
           'url', b."url", 'imagePath', b."imagePath", 'site', b."site", 'connectType', b."connectType", 'menuType', b."menuType"), c."changedAt"
    FROM "Content" c JOIN "Banner" b ON b."bannerNo" = c."recordNo" WHERE c."kind" = 'banner' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "changedAt")
  SELECT 'branch', "name", 1, 1, "position", "branchNo", now() FROM "Branch" ORDER BY "position", "branchNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'branch', 'title', b."name", 'phone', b."phone", 'address', b."address", 'openHours',
           b."openHours", 'mapUrl', b."mapUrl", 'latitude', b."latitude", 'longitude', b."longitude"), c."changedAt"
    FROM "Content" c JOIN "Branch" b ON b."branchNo" = c."recordNo" WHERE c."kind" = 'branch' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "recordNo", "changedAt")
  SELECT 'text', CASE WHEN "kind" = 'terms' THEN 1 ELSE 2 END, CASE WHEN "kind" = 'terms' THEN '이용약관' ELSE '개인정보처리방침' END,
         count(*), count(*), CASE WHEN "kind" = 'terms' THEN 1 ELSE 2 END, now()
    FROM "PolicyVersion" GROUP BY "kind" ORDER BY "kind"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", row_number() OVER (PARTITION BY p."kind" ORDER BY p."inForceOn"),
         jsonb_build_object('kind', 'text', 'title', c."title", 'policyKind', p."kind", 'inForceOn', p."inForceOn"::text, 'needsConsent',
           p."needsConsent", 'isDisadvantageous', false, 'summary', p."summary", 'effective', p."body"->'effective', 'articles', p."body"->'articles'),
         p."announcedOn"::timestamp AT TIME ZONE 'Asia/Seoul'
    FROM "Content" c JOIN "PolicyVersion" p ON c."part" = CASE WHEN p."kind" = 'terms' THEN 1 ELSE 2 END
   WHERE c."kind" = 'text' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;
END $$;
