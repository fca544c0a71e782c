import { describe, expect, test } from 'vitest';
import { sentMessageHash, sentMessageIn, sentMessageLimit } from './sent-message.ts';

describe('a coded message in an address', () => {
  test('is read as it was sent, with its key and its variant', () => {
    const message = { text: '.- -... / & # ?\u00A0é', cle: '13', variante: 'ij' };
    expect(sentMessageIn(sentMessageHash(message))).toEqual(message);
  });

  test('without its key leaves the key to be found', () => {
    const hash = sentMessageHash({ text: 'ERQ', cle: '', variante: '' });
    expect(hash).toBe('#message=ERQ');
    expect(sentMessageIn(hash)).toEqual({ text: 'ERQ', cle: '', variante: '' });
  });

  test.each(['', '#outil', '#message=', `#message=${'A'.repeat(sentMessageLimit + 1)}`])(
    'is absent from « %.20s »',
    (hash) => {
      expect(sentMessageIn(hash)).toBeNull();
    },
  );
});
