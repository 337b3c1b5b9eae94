import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * Import this before anything that imports Drizzle. For each of Drizzle's 600 files Node 26 reads its package.json of
 * 179 KB again, which takes two thirds of a start. So this tells Node once where the package is and that its files are
 * modules.
 */
const name = "drizzle-orm";
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const isBeside = specifier.startsWith(".") && context.parentURL?.includes(`/node_modules/${name}/`);
    if (isBeside && specifier.endsWith(".js"))
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    if (specifier !== name && !specifier.startsWith(`${name}/`)) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
