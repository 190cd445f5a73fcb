-- Old identity checks, let go after three years.
CREATE INDEX CONCURRENTLY "IdentityCheck_requestedAt_idx" ON "IdentityCheck"("requestedAt");
