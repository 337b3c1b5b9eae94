import myanmarTools from "myanmar-tools";

let tools: ReturnType<typeof loadTools> | undefined;

/**
 * The ways a keyword can be read, the likelier first. Zawgyi is an old encoding that puts other letters at the code
 * points of Unicode Burmese; a few letters alone can be either.
 */
export function listReadings(keyword: string): string[] {
  if (!/[\u1000-\u109F]/u.test(keyword)) return [keyword];
  tools ??= loadTools();
  const probability = tools.detector.getZawgyiProbability(keyword);
  if (probability < 0.05) return [keyword];
  const converted = tools.converter.zawgyiToUnicode(keyword);
  if (converted === keyword) return [keyword];
  return probability > 0.95 ? [converted, keyword] : [keyword, converted];
}

function loadTools() {
  return { detector: new myanmarTools.ZawgyiDetector(), converter: new myanmarTools.ZawgyiConverter() };
}
