-- What an upload belongs to, and whether it may be shown. Bytes that belong to nothing are removed after a day.
CREATE TYPE "FileState" AS ENUM ('storing', 'unscanned', 'ready', 'infected', 'removing');
CREATE TYPE "FileOwner" AS ENUM ('application', 'onlineEnrolment', 'inPersonEnrolment', 'inquiry');

ALTER TABLE "StoredFile" ADD COLUMN "ownerKind" "FileOwner",
ADD COLUMN "ownerNo" INTEGER,
ADD COLUMN "state" "FileState" NOT NULL DEFAULT 'ready';

UPDATE "StoredFile" SET "ownerKind" = 'onlineEnrolment', "ownerNo" = "enrolmentNo"
  FROM "OnlineEnrolment" WHERE "designationFileNo" = "fileNo";
UPDATE "StoredFile" SET "ownerKind" = 'inPersonEnrolment', "ownerNo" = "inPersonEnrolmentNo"
  FROM "InPersonEnrolment" WHERE "designationFileNo" = "fileNo" AND "ownerKind" IS NULL;

ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_owner" CHECK (("ownerKind" IS NULL) = ("ownerNo" IS NULL));

CREATE INDEX "StoredFile_memberNo_createdAt_idx" ON "StoredFile"("memberNo", "createdAt");
CREATE INDEX "StoredFile_ownerKind_ownerNo_idx" ON "StoredFile"("ownerKind", "ownerNo");
CREATE INDEX "StoredFile_not_shown" ON "StoredFile" ("createdAt") WHERE "state" <> 'ready';
CREATE INDEX "StoredFile_orphans" ON "StoredFile" ("createdAt") WHERE "ownerKind" IS NULL AND "storageKey" LIKE 'uploads/%';
