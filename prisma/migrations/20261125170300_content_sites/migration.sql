-- What stands is adopted by the desk: related sites, and the order of the questions as visitors have seen them.
CREATE FUNCTION "adopt_sites_and_questions"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "changedAt")
  SELECT 'site', "name", 1, 1, "position", "siteNo", now() FROM "RelatedSite" ORDER BY "position", "siteNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'site', 'title', s."name", 'url', s."url"), c."changedAt"
    FROM "Content" c JOIN "RelatedSite" s ON s."siteNo" = c."recordNo" WHERE c."kind" = 'site' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  UPDATE "Content" c SET "position" = o."at"
    FROM (SELECT q."contentNo", row_number() OVER (ORDER BY p."publishedOn" DESC, p."postNo" DESC) - 1 AS "at"
            FROM "Content" q JOIN "Post" p ON p."postNo" = q."recordNo" WHERE q."kind" = 'post' AND q."part" = 4) o
   WHERE o."contentNo" = c."contentNo";
  UPDATE "Post" p SET "position" = c."position"
    FROM "Content" c WHERE c."kind" = 'post' AND c."part" = 4 AND c."recordNo" = p."postNo";
END $$;
SELECT "adopt_sites_and_questions"();
