-- CreateEnum
CREATE TYPE "StaffImportStatus" AS ENUM ('uploaded', 'refused', 'mapping', 'checking', 'ready', 'approval', 'ordered', 'writing', 'done', 'stopped');

-- CreateEnum
CREATE TYPE "ImportRowClass" AS ENUM ('new', 'changed', 'same', 'close', 'wrong');

-- CreateEnum
CREATE TYPE "ImportRowDecision" AS ENUM ('skip', 'add', 'take');

-- CreateEnum
CREATE TYPE "ImportRowOutcome" AS ENUM ('added', 'changed', 'same', 'skipped');

-- DropIndex
DROP INDEX "Exemption_approvalNo_key";

-- CreateTable
CREATE TABLE "StaffImport" (
    "importNo" SERIAL NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "ipAddress" VARCHAR(45) NOT NULL,
    "fileName" VARCHAR(200) NOT NULL,
    "format" VARCHAR(4) NOT NULL,
    "fileNo" UUID NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "status" "StaffImportStatus" NOT NULL,
    "failure" VARCHAR(300),
    "encoding" VARCHAR(20),
    "sheetName" VARCHAR(100),
    "headerAt" INTEGER NOT NULL DEFAULT 0,
    "header" TEXT[],
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "rowCount" INTEGER NOT NULL DEFAULT 0,
    "doneRows" INTEGER NOT NULL DEFAULT 0,
    "approvalNo" INTEGER,
    "words" VARCHAR(200) NOT NULL DEFAULT '',
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL,
    "orderedAt" TIMESTAMPTZ(3),
    "orderedByNo" INTEGER,
    "endedAt" TIMESTAMPTZ(3),
    "destroyedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffImport_pkey" PRIMARY KEY ("importNo")
);

-- CreateTable
CREATE TABLE "StaffImportRow" (
    "importNo" INTEGER NOT NULL,
    "rowAt" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "values" JSONB,
    "rowKey" CHAR(64),
    "rowClass" "ImportRowClass",
    "sentence" VARCHAR(500) NOT NULL DEFAULT '',
    "recordNo" INTEGER,
    "before" JSONB,
    "fingerprint" CHAR(64),
    "decision" "ImportRowDecision",
    "isAgain" BOOLEAN NOT NULL DEFAULT false,
    "outcome" "ImportRowOutcome",
    "writtenNo" INTEGER,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffImportRow_pkey" PRIMARY KEY ("importNo","rowAt")
);

-- CreateIndex
CREATE UNIQUE INDEX "StaffImport_fileNo_key" ON "StaffImport"("fileNo");

-- CreateIndex
CREATE INDEX "StaffImport_kind_uploadedAt_idx" ON "StaffImport"("kind", "uploadedAt");

-- CreateIndex
CREATE INDEX "StaffImport_employeeNo_idx" ON "StaffImport"("employeeNo");

-- CreateIndex
CREATE INDEX "StaffImport_orderedByNo_idx" ON "StaffImport"("orderedByNo");

-- CreateIndex
CREATE INDEX "StaffImport_sha256_idx" ON "StaffImport"("sha256");

-- CreateIndex
CREATE INDEX "StaffImport_uploadedAt_idx" ON "StaffImport"("uploadedAt");

-- CreateIndex
CREATE INDEX "StaffImportRow_importNo_rowClass_rowAt_idx" ON "StaffImportRow"("importNo", "rowClass", "rowAt");

-- CreateIndex
CREATE INDEX "StaffImportRow_importNo_rowKey_idx" ON "StaffImportRow"("importNo", "rowKey");

-- CreateIndex
CREATE INDEX "Exemption_approvalNo_idx" ON "Exemption"("approvalNo");

-- AddForeignKey
ALTER TABLE "StaffImport" ADD CONSTRAINT "StaffImport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffImport" ADD CONSTRAINT "StaffImport_orderedByNo_fkey" FOREIGN KEY ("orderedByNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffImportRow" ADD CONSTRAINT "StaffImportRow_importNo_fkey" FOREIGN KEY ("importNo") REFERENCES "StaffImport"("importNo") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file of one kind is read in once at a time: sent again while it is open, it is the same import.
CREATE UNIQUE INDEX "StaffImport_open" ON "StaffImport"("kind", "sha256") WHERE "status" IN ('uploaded', 'mapping', 'checking', 'ready', 'approval', 'ordered', 'writing');

CREATE INDEX "StaffImportRow_left" ON "StaffImportRow"("importNo", "rowAt") WHERE "doneAt" IS NULL;
