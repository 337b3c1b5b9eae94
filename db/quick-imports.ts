import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * To be imported before anything that imports Drizzle. Node 26 reads the package.json of a package anew for each of its
 * files and each import of it: that of Drizzle has 179 KB, and there are 600 of them, two thirds of a start. So Node is
 * told once where the package is, and that what stands beside its files are modules.
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
