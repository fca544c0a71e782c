/** Address of each emulator, from `VITE_FIREBASE_EMULATORS` (`auth=127.0.0.1:9099,firestore=…`). */
export type EmulatorHosts = Partial<
  Record<'auth' | 'firestore' | 'storage' | 'database', string>
>;

/** Reads `name=host:port` pairs; unknown names and empty texts are left out. */
export function parseEmulatorHosts(text: string): EmulatorHosts {
  const hosts: EmulatorHosts = {};
  for (const pair of text.split(',')) {
    const [name, host] = pair.trim().split('=');
    if (host === undefined || host === '') continue;
    if (
      name === 'auth' ||
      name === 'firestore' ||
      name === 'storage' ||
      name === 'database'
    ) {
      hosts[name] = host;
    }
  }
  return hosts;
}

function read(value: string | undefined): string {
  return value ?? '';
}

/** The site's configuration, fixed when it is built. */
export const env = {
  /** Address of the site, without a final slash: `https://quetes.exemple.fr`. Empty on a developer's machine. */
  siteUrl: read(import.meta.env['VITE_SITE_URL'] as string | undefined).replace(
    /\/+$/,
    '',
  ),
  firebase: {
    apiKey: read(import.meta.env['VITE_FIREBASE_API_KEY'] as string | undefined),
    authDomain: read(import.meta.env['VITE_FIREBASE_AUTH_DOMAIN'] as string | undefined),
    projectId: read(import.meta.env['VITE_FIREBASE_PROJECT_ID'] as string | undefined),
    storageBucket: read(
      import.meta.env['VITE_FIREBASE_STORAGE_BUCKET'] as string | undefined,
    ),
    databaseURL: read(
      import.meta.env['VITE_FIREBASE_DATABASE_URL'] as string | undefined,
    ),
  },
  /** reCAPTCHA Enterprise's key for App Check; empty, App Check is off. */
  appCheckSiteKey: read(
    import.meta.env['VITE_FIREBASE_APP_CHECK_SITE_KEY'] as string | undefined,
  ),
  /** True if sign-in loads Google's reCAPTCHA at once. In France it needs the person's consent. */
  isRecaptchaOn:
    read(import.meta.env['VITE_FIREBASE_RECAPTCHA'] as string | undefined) === 'on',
  emulators: parseEmulatorHosts(
    read(import.meta.env['VITE_FIREBASE_EMULATORS'] as string | undefined),
  ),
} as const;
