ALTER TYPE "MessageKind" ADD VALUE 'seatHeld';

CREATE TYPE "HandMarkReason" AS ENUM ('idChecked', 'slipForgotten', 'phoneTrouble', 'correction');

CREATE TABLE "HandMark" (
    "markNo" SERIAL NOT NULL,
    "sessionNo" INTEGER NOT NULL,
    "applicationNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "direction" "DoorDirection" NOT NULL,
    "reasonCode" "HandMarkReason" NOT NULL,
    "words" VARCHAR(200) NOT NULL DEFAULT '',
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    CONSTRAINT "HandMark_pkey" PRIMARY KEY ("markNo"),
    CONSTRAINT "HandMark_undone_later" CHECK ("undoneAt" >= "markedAt")
);
CREATE INDEX "HandMark_sessionNo_applicationNo_idx" ON "HandMark"("sessionNo", "applicationNo");
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_applicationNo_fkey" FOREIGN KEY ("applicationNo") REFERENCES "Booking"("applicationNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "AttendanceSheet" (
    "sheetNo" SERIAL NOT NULL,
    "sessionNo" INTEGER NOT NULL,
    "employeeNo" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "pdf" BYTEA,
    "failure" VARCHAR(300),
    CONSTRAINT "AttendanceSheet_pkey" PRIMARY KEY ("sheetNo")
);
CREATE INDEX "AttendanceSheet_askedAt_idx" ON "AttendanceSheet"("askedAt");
ALTER TABLE "AttendanceSheet" ADD CONSTRAINT "AttendanceSheet_sessionNo_fkey" FOREIGN KEY ("sessionNo") REFERENCES "InPersonSession"("sessionNo") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "AttendanceSheet" ADD CONSTRAINT "AttendanceSheet_employeeNo_fkey" FOREIGN KEY ("employeeNo") REFERENCES "Employee"("employeeNo") ON DELETE RESTRICT ON UPDATE CASCADE;
