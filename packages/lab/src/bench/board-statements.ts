const POSTS = 'generate_series($1::int + 1, $1::int + $2::int) i'
const SYLLABLE = (salt: string) => `chr(44032 + abs(hashtext(i || '${salt}')) % 11172)`
const TEXT = `(ARRAY['식품', '위생', '교육', '안내', '신청', '수료증', '집합교육', '접수', '보관 온도', '손 씻기'])[1 + abs(hashtext(i || 'w' || j)) % 10]`

export const WRITE_POSTS: readonly string[] = [
  `INSERT INTO "Post" ("postNo", "boardType", "publishedOn") SELECT i, 3, date '2010-01-01' + i % 5800 FROM ${POSTS}`,
  `INSERT INTO "PostVersion" ("postNo", "version", "title", "content", "plainText", "writtenAt")
   SELECT i, 1, i || '번째 자료', '[]',
          (SELECT string_agg(${TEXT}, ' ') FROM generate_series(1, 30) j)
            || CASE WHEN i % 20 = 0 THEN ' 지회 ' ELSE ' ' END || ${SYLLABLE('a')} || ${SYLLABLE('b')} || ${SYLLABLE('c')}, now()
     FROM ${POSTS}`,
  `UPDATE "Post" SET "shownVersion" = 1 WHERE "postNo" > $1 AND "postNo" <= $1::int + $2::int`,
  `INSERT INTO "PostFile" ("fileNo", "postNo", "name", "contentType", "sizeBytes", "storageKey")
   SELECT gen_random_uuid(), i, '자료.pdf', 'application/pdf', 1000, 'bench/' || i || '/' || j FROM ${POSTS}, generate_series(1, 10) j`,
]

export const OWN_WORD = `SELECT ${SYLLABLE('a')} || ${SYLLABLE('b')} || ${SYLLABLE('c')} AS "word" FROM (SELECT $1::int AS i) "one"`

export const SELECT_BOARD = {
  name: 'board',
  text: `SELECT p."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate"
           FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
          WHERE p."boardType" = 3 AND p."publishedOn" <= current_date
          ORDER BY p."publishedOn" DESC, p."postNo" DESC LIMIT 10`,
}

const FOUND = `FROM "Post" p JOIN "PostVersion" v ON v."postNo" = p."postNo" AND v."version" = p."shownVersion"
  WHERE p."boardType" = 3 AND p."publishedOn" <= current_date
    AND v."grams" @> "grams_asked"($1) AND strpos(v."title" || v."plainText", $1) > 0`

export const SEARCH_BOARD = `
  SELECT p."postNo", v."title", p."isImportant", p."viewCount", p."publishedOn"::text AS "regDate",
         (SELECT count(*) FROM (SELECT 1 ${FOUND} LIMIT 310) "some") ${FOUND}
   ORDER BY p."publishedOn" DESC, p."postNo" DESC LIMIT 10`
