/// <reference types="vite/client" />

/** The messages of a language, compiled by `tools/build/messages/`. */
declare module '*.po' {
  export const messages: import('./langue/runtime.ts').Messages;
}
