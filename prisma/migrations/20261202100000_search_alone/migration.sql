-- A search by words is short: on a busy machine its parallel workers begin later than it would have ended alone. A query with a
-- function that is not safe for them has none.
ALTER FUNCTION "grams_asked"(text) PARALLEL UNSAFE;
