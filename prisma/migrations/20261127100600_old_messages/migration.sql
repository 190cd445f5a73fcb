-- Old messages, let go after three years.
CREATE INDEX CONCURRENTLY "Message_createdAt_idx" ON "Message"("createdAt");
