CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The threshold belongs to the question, not to the connection, so it is set for this function alone.
CREATE FUNCTION similar_titles(words text, in_language text)
  RETURNS TABLE (type text, entity text, score real)
  LANGUAGE plpgsql STABLE
  SET pg_trgm.word_similarity_threshold = 0.45
AS $$
BEGIN
  RETURN QUERY
    SELECT docs.type, docs.entity, word_similarity(words, docs.folded)
    FROM search_docs docs
    WHERE docs.language::text = in_language AND words <% docs.folded;
END
$$;
