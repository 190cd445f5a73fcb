-- One kind of post for all boards. The notices become posts of board 2 and keep their numbers.
CREATE TABLE "Post" (
    "postNo" SERIAL NOT NULL,
    "boardType" INTEGER NOT NULL,
    "postType" INTEGER NOT NULL DEFAULT 1,
    "examType" INTEGER,
    "isImportant" BOOLEAN NOT NULL DEFAULT false,
    "publishedOn" DATE NOT NULL,
    "shownVersion" INTEGER,
    "viewCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("postNo")
);

CREATE TABLE "PostVersion" (
    "postNo" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "content" JSONB NOT NULL,
    "plainText" TEXT NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostVersion_pkey" PRIMARY KEY ("postNo","version")
);

CREATE TABLE "PostViewer" (
    "postNo" INTEGER NOT NULL,
    "viewerKey" CHAR(64) NOT NULL,

    CONSTRAINT "PostViewer_pkey" PRIMARY KEY ("postNo","viewerKey")
);

CREATE TABLE "PostFile" (
    "fileNo" UUID NOT NULL,
    "postNo" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "contentType" VARCHAR(80) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "storageKey" VARCHAR(200) NOT NULL,
    "downloadCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PostFile_pkey" PRIMARY KEY ("fileNo")
);

CREATE UNIQUE INDEX "Post_postNo_shownVersion_key" ON "Post"("postNo", "shownVersion");
CREATE INDEX "Post_boardType_publishedOn_postNo_idx" ON "Post"("boardType", "publishedOn" DESC, "postNo" DESC);
CREATE UNIQUE INDEX "PostFile_storageKey_key" ON "PostFile"("storageKey");
CREATE INDEX "PostFile_postNo_idx" ON "PostFile"("postNo");

ALTER TABLE "PostVersion" ADD CONSTRAINT "PostVersion_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Post" ADD CONSTRAINT "Post_postNo_shownVersion_fkey" FOREIGN KEY ("postNo", "shownVersion") REFERENCES "PostVersion"("postNo", "version") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "PostViewer" ADD CONSTRAINT "PostViewer_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostFile" ADD CONSTRAINT "PostFile_postNo_fkey" FOREIGN KEY ("postNo") REFERENCES "Post"("postNo") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "Post" ("postNo", "boardType", "postType", "isImportant", "publishedOn")
SELECT "noticeNo", 2, "noticeType", "isImportant", "publishedOn" FROM "Notice";

INSERT INTO "PostVersion" ("postNo", "version", "title", "content", "plainText", "writtenAt")
SELECT "noticeNo", 1, "title",
       coalesce((SELECT jsonb_agg(jsonb_build_object('kind', 'paragraph', 'runs', jsonb_build_array(jsonb_build_object('text', "said"))) ORDER BY "place")
                   FROM unnest("paragraphs") WITH ORDINALITY AS "each"("said", "place")), '[]'),
       array_to_string("paragraphs", ' '),
       "publishedOn"
  FROM "Notice";

UPDATE "Post" SET "shownVersion" = 1;
SELECT setval('"Post_postNo_seq"', greatest((SELECT max("postNo") FROM "Post"), 1000));

DROP TABLE "Notice";
