import { expect, test } from 'vitest';
import { emailError } from './email-error.ts';

test.each(['lou@exemple.fr', '  Lou@Exemple.FR ', 'a+b@c.d'])(
  'the address %j may be asked of the server',
  (email) => {
    expect(emailError(email)).toBeUndefined();
  },
);

test.each(['', '   ', 'lou', 'lou@', '@exemple.fr', 'lou @exemple.fr', 'lou@exemple'])(
  'the address %j is corrected first',
  (email) => {
    expect(emailError(email)).toMatch(/e-mail/);
  },
);
