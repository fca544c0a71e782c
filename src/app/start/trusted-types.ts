/** Scripts of this site that may be started from an address: workers and the service worker. */
const ownScript = /^\/(assets\/[\w.-]+\.js|sw\.js)$/;

/** What Leaflet writes once to learn whether the browser draws SVG; nothing else may be written as HTML. */
const leafletProbe = '<svg/>';

type Rules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

/** The rules of the default policy for a page at `origin`: null refuses. */
export function trustedTypesRules(origin: string): Rules {
  return {
    createHTML: (html) => (html === leafletProbe ? html : null),
    createScriptURL: (text) => {
      const url = new URL(text, origin);
      return url.origin === origin && ownScript.test(url.pathname) ? text : null;
    },
  };
}

/**
 * The content policy demands Trusted Types (`require-trusted-types-for 'script'`): this one policy lets our own workers start and
 * refuses any text that would become HTML. Browsers without Trusted Types do without.
 */
export function installTrustedTypes(): void {
  const factory = (
    window as {
      trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
    }
  ).trustedTypes;
  factory?.createPolicy('default', trustedTypesRules(window.location.origin));
}

/**
 * The content policy forbids `new Function`, which zod would probe for. This is what `z.config` writes, under the only name
 * that zod has for it: written before zod is there, it spares the first page zod itself.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
