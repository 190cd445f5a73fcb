-- What staff write for visitors: drafts, versions, a schedule. Publishing copies a version into the tables visitors read.
ALTER TYPE "FileOwner" ADD VALUE 'content';

CREATE TYPE "ContentKind" AS ENUM ('post', 'popup', 'banner', 'branch', 'text');

CREATE TABLE "Content" (
    "contentNo" SERIAL NOT NULL,
    "kind" "ContentKind" NOT NULL,
    "part" INTEGER NOT NULL DEFAULT 0,
    "title" VARCHAR(200) NOT NULL,
    "version" INTEGER NOT NULL,
    "publishedVersion" INTEGER,
    "withdrawnAt" TIMESTAMPTZ(3),
    "shownFrom" TIMESTAMPTZ(3),
    "shownUntil" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL DEFAULT 0,
    "recordNo" INTEGER,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "changedBy" INTEGER,

    CONSTRAINT "Content_pkey" PRIMARY KEY ("contentNo"),
    CONSTRAINT "Content_shown_in_order" CHECK ("shownFrom" < "shownUntil")
);

CREATE TABLE "ContentVersion" (
    "contentNo" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "restoredFrom" INTEGER,
    "employeeNo" INTEGER,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("contentNo","version")
);

CREATE UNIQUE INDEX "Content_kind_recordNo_key" ON "Content"("kind", "recordNo");
CREATE INDEX "Content_kind_part_changedAt_contentNo_idx" ON "Content"("kind", "part", "changedAt" DESC, "contentNo" DESC);

ALTER TABLE "Content" ADD CONSTRAINT "Content_changedBy_fkey" FOREIGN KEY ("changedBy") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ContentVersion" ADD CONSTRAINT "ContentVersion_contentNo_fkey" FOREIGN KEY ("contentNo") REFERENCES "Content"("contentNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ContentVersion" ADD CONSTRAINT "ContentVersion_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "ContentVersion_append_only" BEFORE UPDATE OR DELETE ON "ContentVersion"
  FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();

-- The schedule of a post to the minute. Few posts wait or are over: the counts of a board subtract them by these indexes.
ALTER TABLE "Post" ADD COLUMN "shownFrom" TIMESTAMPTZ(3), ADD COLUMN "shownUntil" TIMESTAMPTZ(3);
CREATE INDEX "Post_scheduled" ON "Post"("boardType") WHERE "shownFrom" IS NOT NULL OR "shownUntil" IS NOT NULL;

ALTER TABLE "Popup" ADD COLUMN "imageAlt" VARCHAR(300) NOT NULL DEFAULT '';

-- What stands in the public tables and not yet at the desk comes to it in its versions: here, and after a seed.
CREATE FUNCTION "adopt_contents"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
   WHERE c."kind" = 'post'
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'popup', "title", 1, 1, "position", "popupNo", "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul',
         ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now() FROM "Popup" ORDER BY "position", "popupNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'popup', 'title', p."title", 'badge', p."badge", 'text', p."text", 'actionLabel',
           p."actionLabel", 'url', p."url", 'mobilePath', p."mobilePath", 'imagePath', p."imagePath", 'imageAlt', p."imageAlt"), c."changedAt"
    FROM "Content" c JOIN "Popup" p ON p."popupNo" = c."recordNo" WHERE c."kind" = 'popup' AND c."changedBy" IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO "Content" ("kind", "part", "title", "version", "publishedVersion", "position", "recordNo", "shownFrom", "shownUntil", "changedAt")
  SELECT 'banner', CASE WHEN "place" = 'ad' THEN 1 ELSE 2 END, "title", 1, 1, "position", "bannerNo",
         "shownFrom"::timestamp AT TIME ZONE 'Asia/Seoul', ("shownUntil" + 1)::timestamp AT TIME ZONE 'Asia/Seoul', now()
    FROM "Banner" ORDER BY "position", "bannerNo"
  ON CONFLICT ("kind", "recordNo") DO NOTHING;
  INSERT INTO "ContentVersion" ("contentNo", "version", "body", "writtenAt")
  SELECT c."contentNo", 1, jsonb_build_object('kind', 'banner', 'title', b."title", 'place', b."place", 'sizeType', b."sizeType",
           'url', b."url", 'imagePath', b."imagePath"), c."changedAt"
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
SELECT "adopt_contents"();
