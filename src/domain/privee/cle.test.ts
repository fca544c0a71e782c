import { expect, test } from 'vitest';
import { isPriveeId } from '../quete/quete-id.ts';
import {
  cleFragment,
  formatSesame,
  queteIdOfCle,
  randomCle,
  randomSesame,
  readCle,
  readSesame,
} from './cle.ts';

const cle = '0123456789abcdef'.repeat(2);

test('a key is read from its link, with its suffix for the game', () => {
  expect(readCle(`#${cle}`)).toEqual({ type: 'cle', cle, suite: '' });
  expect(readCle(`#${cle}&partie=abc`)).toEqual({
    type: 'cle',
    cle,
    suite: '#partie=abc',
  });
  expect(readCle(cleFragment(cle, '#equipe=KTMRAP'))).toMatchObject({
    suite: '#equipe=KTMRAP',
  });
});

test.each(['.', ').', '»', ',', ' ', '%20', '>', '&'])(
  'a key is read with « %s » glued to it by a messenger',
  (glued) => {
    expect(readCle(`#${cle}${glued}`)).toEqual({
      type: 'cle',
      cle,
      suite: glued === '&' ? '#' : '',
    });
  },
);

test('a key in capitals is read', () => {
  expect(readCle(`#${cle.toUpperCase()}`)).toMatchObject({ cle });
});

test.each([cle.slice(1), 'abc', `${cle}0`, cle.replace('0', 'g'), '__proto__', '.'])(
  'the fragment « %s » is that of a link that was cut',
  (text) => {
    expect(readCle(`#${text}`)).toEqual({ type: 'coupee' });
  },
);

test('an address without a fragment asks for the eight signs', () => {
  expect(readCle('')).toEqual({ type: 'absente' });
  expect(readCle('#')).toEqual({ type: 'absente' });
});

test('the id of a quête privée is that of one, says its département, and not its key', async () => {
  const id = await queteIdOfCle(cle, '2A');
  expect(isPriveeId(id)).toBe(true);
  expect(id).toMatch(/^2A_privee_[0-9a-f]{32}$/);
  expect(id).not.toContain(cle);
  expect(await queteIdOfCle(cle, '2A')).toBe(id);
  expect(isPriveeId('22_dinan_le-secret-du-lavoir')).toBe(false);
});

test('keys and signs are drawn whole', () => {
  const random = (count: number) => new Uint8Array(count).fill(255);
  expect(randomCle(random)).toBe('f'.repeat(32));
  expect(readSesame(randomSesame(random))).toBe('zzzzzzzz');
});

test('eight signs are read as they were typed, or not at all', () => {
  expect(readSesame(' 3k8p-6F9x ')).toBe('3k8p6f9x');
  expect(readSesame('OIL00000')).toBe('01100000');
  expect(readSesame('3k8p6f9')).toBeNull();
  expect(readSesame('')).toBeNull();
  expect(formatSesame('3k8p6f9x')).toBe('3K8P 6F9X');
});
