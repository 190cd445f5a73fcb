-- Lectures whose last address is still kept (three months). No column of it changes from one record to the next, so that records
-- go on writing no index.
CREATE INDEX CONCURRENTLY "LectureProgress_address" ON "LectureProgress" ("enrolmentNo") WHERE "lastIpAddress" <> '';
