// Put in by the build (service-worker-build.ts).
declare const SHELL_FILES: { url: string; revision: string | null }[];
declare const ENGINE_FILES: { url: string; bytes: number; language: string | null; onlyWhenUsed: boolean }[];
