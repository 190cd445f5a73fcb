-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "consoleUser" VARCHAR(60),
ALTER COLUMN "employeeNo" DROP NOT NULL;

-- Written by hand from here: what the schema language cannot say.

-- Every act is somebody's: an employee's, or of whoever sat at the server's console.
ALTER TABLE "AuditEntry"
  ADD CONSTRAINT "AuditEntry_actor" CHECK (("employeeNo" IS NULL) <> ("consoleUser" IS NULL));
