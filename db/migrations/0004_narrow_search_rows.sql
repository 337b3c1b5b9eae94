-- Counting reads every matching row, ranking only those whose titles come nearest: what only ranking and showing need
-- moves out of the row too, so that thousands of matches lie on few pages. Rows move when they are published next.
ALTER TABLE "search_docs"
  ALTER COLUMN "path" SET STORAGE EXTERNAL,
  ALTER COLUMN "head" SET STORAGE EXTERNAL;
