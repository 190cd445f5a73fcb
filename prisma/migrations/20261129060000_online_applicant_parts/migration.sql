-- Parts of the names of businesses and applicants, which callers say (docs/decisions/014-bigrams.md).
CREATE INDEX CONCURRENTLY "OnlineEnrolment_applicant_parts" ON "OnlineEnrolment" USING GIN ("grams_of"(lower("businessName" || ' ' || "userName"))) WITH (fastupdate = off);
