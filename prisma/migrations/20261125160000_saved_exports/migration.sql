-- CreateEnum
CREATE TYPE "ExportRhythm" AS ENUM ('daily', 'weekly', 'monthly');

-- CreateTable
CREATE TABLE "SavedExport" (
    "savedNo" SERIAL NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "role" "StaffRole",
    "screen" VARCHAR(30) NOT NULL,
    "savedName" VARCHAR(40) NOT NULL,
    "filter" JSONB NOT NULL,
    "found" VARCHAR(300) NOT NULL,
    "columns" TEXT[],
    "format" VARCHAR(4) NOT NULL,
    "isUnmasked" BOOLEAN NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "rhythm" "ExportRhythm",
    "rhythmDay" INTEGER,
    "hour" INTEGER,
    "purpose" VARCHAR(20),
    "words" VARCHAR(200),
    "nextAt" TIMESTAMPTZ(3),
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "lastSaid" VARCHAR(200),
    "lastAt" TIMESTAMPTZ(3),

    CONSTRAINT "SavedExport_pkey" PRIMARY KEY ("savedNo")
);

-- AlterTable
ALTER TABLE "StaffExport" ADD COLUMN "savedNo" INTEGER, ADD COLUMN "dueAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "SavedExport_employeeNo_screen_savedName_key" ON "SavedExport"("employeeNo", "screen", "savedName");

-- CreateIndex
CREATE INDEX "SavedExport_role_idx" ON "SavedExport"("role");

-- CreateIndex
CREATE INDEX "SavedExport_isPaused_nextAt_idx" ON "SavedExport"("isPaused", "nextAt");

-- CreateIndex
CREATE UNIQUE INDEX "StaffExport_savedNo_dueAt_key" ON "StaffExport"("savedNo", "dueAt");

-- AddForeignKey
ALTER TABLE "SavedExport" ADD CONSTRAINT "SavedExport_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffExport" ADD CONSTRAINT "StaffExport_savedNo_fkey" FOREIGN KEY ("savedNo") REFERENCES "SavedExport"("savedNo") ON DELETE SET NULL ON UPDATE CASCADE;
