/** A mistake in the configuration or in the maker's record: shown as a sentence, without a stack. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
