interface ImportMetaEnv {
  /** Where the engine's large files are; set by engine-assets.ts when the app is built. */
  readonly VITE_ENGINE_ASSETS: string;
}
