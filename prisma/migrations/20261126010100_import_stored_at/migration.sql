-- AlterTable
ALTER TABLE "StaffImport" ADD COLUMN "storedAt" TIMESTAMPTZ(3);

-- Files of before were stored before they had a row.
UPDATE "StaffImport" SET "storedAt" = "uploadedAt";
