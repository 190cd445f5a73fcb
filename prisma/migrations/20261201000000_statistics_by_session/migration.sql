-- Steps of enrolments in person are kept by session: every day with steps is counted once more.
INSERT INTO "StatisticMark" ("day") SELECT DISTINCT "day" FROM "StatisticRow" WHERE "measure" = 'steps';
