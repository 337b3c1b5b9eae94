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
--> statement-breakpoint
-- Unpacking a long vector costs far more than the planner thinks, so it would rather read the whole table than the
-- index. This function does nothing and says what it costs; the indexes are made over it.
CREATE FUNCTION search_vector(vector tsvector) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500
AS $$ BEGIN RETURN vector; END $$;
