declare module "myanmar-tools" {
  class ZawgyiDetector {
    /** 0 is certainly Unicode, 1 certainly Zawgyi, minus infinity holds no Burmese at all. */
    getZawgyiProbability(text: string): number;
  }
  class ZawgyiConverter {
    zawgyiToUnicode(text: string): string;
  }
  // The package is CommonJS whose names Node cannot tell.
  const tools: { ZawgyiDetector: typeof ZawgyiDetector; ZawgyiConverter: typeof ZawgyiConverter };
  export default tools;
}
