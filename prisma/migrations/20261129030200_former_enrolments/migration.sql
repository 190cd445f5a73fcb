-- Enrolments that were paid in the system before this one, by their number there.
ALTER TABLE "Payment" ADD COLUMN     "formerMethod" VARCHAR(30);

CREATE TABLE "FormerEnrolment" (
    "formerNo" VARCHAR(40) NOT NULL,
    "enrolmentNo" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormerEnrolment_pkey" PRIMARY KEY ("formerNo")
);
CREATE UNIQUE INDEX "FormerEnrolment_enrolmentNo_key" ON "FormerEnrolment"("enrolmentNo");
ALTER TABLE "FormerEnrolment" ADD CONSTRAINT "FormerEnrolment_enrolmentNo_fkey" FOREIGN KEY ("enrolmentNo") REFERENCES "OnlineEnrolment"("enrolmentNo") ON DELETE RESTRICT ON UPDATE CASCADE;
