-- The same of enrolments in person.
CREATE INDEX CONCURRENTLY "InPersonEnrolment_applicant_parts" ON "InPersonEnrolment" USING GIN ("grams_of"(lower("businessName" || ' ' || "userName"))) WITH (fastupdate = off);
