// Loaded into firebase-tools by `node --import`, before the emulators start. Each part is independent: if a later version of firebase-tools
// has other insides, it reports that and goes on.
import console from 'node:console';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { setTimeout } from 'node:timers';

const require = createRequire(import.meta.url);

attempt('answer three calls that the Auth emulator leaves out', () => {
  const { identitytoolkit } =
    require('firebase-tools/lib/emulator/auth/operations').authOperations;
  // Answer of a project without a policy of its own: a length of 6 to 4096.
  identitytoolkit.getPasswordPolicy ??= () => ({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    schemaVersion: 1,
    enforcementState: 'OFF',
  });
  identitytoolkit.getRecaptchaConfig ??= () => ({
    recaptchaKey: 'projects/demo/keys/demo',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  });
  identitytoolkit.accounts.revokeToken ??= () => ({});
});

attempt('hide which addresses have an account, as production does', () => {
  const state = require('firebase-tools/lib/emulator/auth/state');
  state.AgentProjectState = class extends state.AgentProjectState {
    constructor(projectId) {
      super(projectId);
      this.enableImprovedEmailPrivacy = true;
    }
  };
});

attempt(
  'compile the schemas of the Auth emulator when they are first used (8 s less)',
  () => {
    const requireFromTools = createRequire(
      require.resolve('firebase-tools/package.json'),
    );
    const exegesis = requireFromTools('exegesis-express');
    const { middleware } = exegesis;
    exegesis.middleware = (document, options) =>
      middleware(document, { ...options, lazyCompileValidationSchemas: true });
  },
);

// The build allows its inline texts in the headers, by their hashes: its last output is served.
attempt('serve the site as the last build says', () => {
  const requireFromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const superstatic = requireFromTools('superstatic');
  const { server } = superstatic;
  const file = process.env.QC_HOSTING_FILE ?? '';
  superstatic.server = (options) => {
    const started = options.config;
    const built = async () => {
      if (!existsSync(file)) return started;
      const { hosting } = JSON.parse(readFileSync(file, 'utf8'));
      return { ...started, ...hosting, public: started.public, errorPage: '/404.html' };
    };
    const compression =
      process.env.QC_HOSTING_PLAIN === '1' ? false : options.compression;
    return server({ ...options, compression, config: Object.assign(built, started) });
  };
});

// The process that started the emulators has the other end: when it dies, even by SIGKILL, they stop.
if (process.env.QC_STOP_WITH_STDIN === '1') {
  process.stdin.once('end', stopOrphan).once('error', stopOrphan).resume().unref?.();
}

function stopOrphan() {
  // The CLI ignores a signal in the first moments of its life; a second one skips the clean stop.
  setTimeout(() => process.kill(process.pid, 'SIGINT'), 1_000);
  setTimeout(() => {
    attempt('stop Firestore', () => {
      const { getPID } = require('firebase-tools/lib/emulator/downloadableEmulators');
      if (getPID('firestore') !== 0) process.kill(getPID('firestore'), 'SIGKILL');
    });
    process.exit(1);
  }, 15_000).unref();
}

function attempt(purpose, action) {
  try {
    action();
  } catch (error) {
    console.warn(`firebase-tools-preload: could not ${purpose}: ${error.message}`);
  }
}
