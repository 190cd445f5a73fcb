-- Records that ended uncompleted, by their age: their applications are let go after five years.
CREATE INDEX CONCURRENTLY "OnlineEnrolment_ended" ON "OnlineEnrolment" ("appliedAt") WHERE "status" IN ('cancelled', 'refunded', 'expired');
