-- The search of parts of words (docs/decisions/014-bigrams.md): each letter and each pair of neighbours, as a number.
CREATE FUNCTION "grams_of"("words" text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT "gram"), '{}')
    FROM (SELECT unnest(ARRAY["letter", ("letter" << 16) | ("next" & 65535)]) AS "gram"
            FROM (SELECT ascii("sign") AS "letter", ascii(lead("sign") OVER (ORDER BY "place")) AS "next"
                    FROM unnest(string_to_array("words", NULL)) WITH ORDINALITY AS "signs"("sign", "place")) "pairs") "all"
   WHERE "gram" IS NOT NULL
$$;

-- What a text must have for these words to be in it: pairs that cover them, or the only letter.
CREATE FUNCTION "grams_asked"("words" text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN char_length("words") = 1 THEN ARRAY[ascii("words")]
              ELSE ARRAY(SELECT (ascii(substr("words", "at", 1)) << 16) | (ascii(substr("words", "at" + 1, 1)) & 65535)
                           FROM generate_series(1, char_length("words") - 1) "at"
                          WHERE "at" % 2 = 1 OR "at" = char_length("words") - 1) END
$$;

ALTER TABLE "PostVersion"
  ADD COLUMN "grams" INTEGER[] GENERATED ALWAYS AS ("grams_of"(lower("title" || E'\n' || "plainText"))) STORED;
-- Of a Korean vocabulary the usual pairs are some thousands: the planner must know them from the rare ones.
ALTER TABLE "PostVersion" ALTER COLUMN "grams" SET STATISTICS 1000;
CREATE INDEX "PostVersion_grams_idx" ON "PostVersion" USING GIN ("grams") WITH (fastupdate = off);

-- Each list reads its page from an index, the version to show included.
DROP INDEX "Post_boardType_publishedOn_postNo_idx";
CREATE INDEX "Post_boardType_publishedOn_postNo_shownVersion_idx" ON "Post"("boardType", "publishedOn" DESC, "postNo" DESC, "shownVersion");
CREATE INDEX "Post_boardType_postType_publishedOn_postNo_idx" ON "Post"("boardType", "postType", "publishedOn" DESC, "postNo" DESC);
CREATE INDEX "Post_boardType_examType_publishedOn_postNo_idx" ON "Post"("boardType", "examType", "publishedOn" DESC, "postNo" DESC);

-- How many posts a board shows, so that no list counts them. `examType` is empty for posts without one.
CREATE TABLE "PostCount" (
    "boardType" INTEGER NOT NULL,
    "postType" INTEGER NOT NULL,
    "examType" VARCHAR(11) NOT NULL,
    "posts" INTEGER NOT NULL,

    CONSTRAINT "PostCount_pkey" PRIMARY KEY ("boardType","postType","examType")
);

INSERT INTO "PostCount"
SELECT "boardType", "postType", coalesce("examType"::text, ''), count(*) FROM "Post" WHERE "shownVersion" IS NOT NULL GROUP BY 1, 2, 3;

CREATE FUNCTION "count_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PostCount" AS c
  SELECT "boardType", "postType", coalesce("examType"::text, ''), TG_ARGV[0]::int * count(*)
    FROM "changed" WHERE "shownVersion" IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("boardType", "postType", "examType") DO UPDATE SET "posts" = c."posts" + EXCLUDED."posts";
  RETURN NULL;
END $$;

-- A reading changes the post too and must not wait for the board's row: only what differs is written.
CREATE FUNCTION "count_changed_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PostCount" AS c
  SELECT "boardType", "postType", coalesce("examType"::text, ''), sum("one")
    FROM (SELECT "boardType", "postType", "examType", 1 AS "one" FROM "after" WHERE "shownVersion" IS NOT NULL
          UNION ALL SELECT "boardType", "postType", "examType", -1 FROM "before" WHERE "shownVersion" IS NOT NULL) "both"
   GROUP BY 1, 2, 3 HAVING sum("one") <> 0 ORDER BY 1, 2, 3
  ON CONFLICT ("boardType", "postType", "examType") DO UPDATE SET "posts" = c."posts" + EXCLUDED."posts";
  RETURN NULL;
END $$;

CREATE TRIGGER "Post_count_new" AFTER INSERT ON "Post" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_posts"('1');
CREATE TRIGGER "Post_count_gone" AFTER DELETE ON "Post" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_posts"('-1');
CREATE TRIGGER "Post_count_changed" AFTER UPDATE ON "Post" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_posts"();
