-- The same in a hall.
CREATE INDEX CONCURRENTLY "InPersonEnrolment_ended" ON "InPersonEnrolment" ("appliedAt") WHERE "status" IN ('cancelled', 'refunded', 'absent');
