-- How often a word occurs is not guessed: a search is planned by its index of words whatever it asks for, and reading what is
-- known of thousands of words takes longer than finding them.
DO $$
DECLARE named text;
BEGIN
  FOR named IN
    SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
    WHERE indrelid = 'search_docs'::regclass AND amname = 'gin' AND indkey::text = '0'
  LOOP
    EXECUTE format('ALTER INDEX %I ALTER COLUMN 1 SET STATISTICS 0', named);
    -- From PostgreSQL 18 on what was known can be forgotten; before, it is read until the index is made anew.
    IF to_regproc('pg_catalog.pg_clear_attribute_stats') IS NOT NULL THEN
      EXECUTE format('SELECT pg_clear_attribute_stats(%L, %L, %L, false)', current_schema(), named, 'search_vector');
    END IF;
  END LOOP;
END $$;
