/** Scripts of this site that may be started from an address: workers and the service worker. */
const ownScript = /^\/(assets\/[\w.-]+\.js|sw\.js)$/;

/** Leaflet's probe for SVG support; no other HTML may be written. */
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
 * The content policy requires Trusted Types (`require-trusted-types-for 'script'`): this only policy lets our own workers start and refuses
 * any text that would become HTML. Browsers without Trusted Types work without.
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
 * The content policy forbids `new Function`, which zod would probe for. This writes the same as `z.config`, under zod's only name for it:
 * written before zod loads, it spares the first page zod itself.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
