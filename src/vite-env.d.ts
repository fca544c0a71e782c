/// <reference types="vite/client" />

/** The messages of a language, compiled by `@lingui/vite-plugin`. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
