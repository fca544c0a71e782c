import { describe, expect, it } from 'vitest';
import { loadSecretCode } from './table.ts';

type Vector = {
  id: string;
  clair: string;
  key?: string;
  variant?: string;
  expected: string;
};

const plaque = 'Le vieux lavoir garde le secret de la source…';

/** Each computed and decoded by a separate program. */
const vectors: readonly Vector[] = [
  {
    id: 'cesar',
    clair: 'Rendez-vous au lavoir',
    key: '3',
    expected: 'UHQGHC-YRXV DX ODYRLU',
  },
  { id: 'rot13', clair: 'trésor', expected: 'GERFBE' },
  { id: 'atbash', clair: 'fontaine', expected: 'ULMGZRMV' },
  { id: 'mot-cle', clair: 'le secret', key: 'mairie', expected: 'JE SEIQET' },
  { id: 'affine', clair: 'clocher', key: '5 8', expected: 'SLASRCP' },
  { id: 'a1z26', clair: 'moulin', expected: '13-15-21-12-9-14' },
  { id: 'vigenere', clair: 'Le château', key: 'rose', expected: 'CS ULRHWEL' },
  { id: 'vigenere', clair: 'attackatdawn', key: 'LEMON', expected: 'LXFOPVEFRNHR' },
  { id: 'tritheme', clair: 'abbaye', expected: 'ACDDCJ' },
  { id: 'gronsfeld', clair: 'porte nord', key: '1789', expected: 'QVZCF UWAE' },
  { id: 'polybe', clair: 'église', expected: '15 22 31 24 43 15' },
  {
    id: 'playfair',
    clair: 'sous le pont',
    key: 'VILLAGE',
    expected: 'TN YP VC TH OS',
  },
  {
    id: 'playfair',
    clair: 'Hide the gold in the tree stump',
    key: 'playfair example',
    expected: 'BM OD ZB XD NA BE KU DM UI XM MO UV IF',
  },
  {
    id: 'bifide',
    clair: 'flee at once',
    key: 'BGWKZQPNDSIOAXEFCLUMTHYVR',
    expected: 'UAEOLWRINS',
  },
  { id: 'code-livre', clair: 'Secret de la source', key: plaque, expected: '6 7 8 9' },
  { id: 'inverse', clair: 'La clé est sous le pot', expected: 'TOP EL SUOS TSE ELC AL' },
  { id: 'scytale', clair: 'Le trésor est ici', key: '3', expected: 'LSTEOITRCREIESX' },
  { id: 'zigzag', clair: 'Passage secret', key: '3', expected: 'PAETASGSCESER' },
  {
    id: 'zigzag',
    clair: 'We are discovered. Flee at once',
    key: '3',
    expected: 'WECRLTEERDSOEEFEAOCAIVDEN',
  },
  {
    id: 'colonnes',
    clair: 'Rendez-vous à midi',
    key: 'lune',
    expected: 'DOMREUINVAIEZSD',
  },
  {
    id: 'colonnes',
    clair: 'We are discovered. Flee at once QKJEU',
    key: 'ZEBRAS',
    expected: 'EVLNEACDTKESEAQROFOJDEECUWIREE',
  },
  {
    id: 'fleissner',
    clair: 'Le trésor est ici XX',
    key: '1 8 10 12',
    expected: 'LCIE ESSE TTXR XORI',
  },
  {
    id: 'morse',
    clair: 'Sous le pont',
    expected: '... --- ..- ... / .-.. . / .--. --- -. -',
  },
  { id: 'morse', clair: 'é', expected: '..-..' },
  { id: 'braille', clair: 'mairie', expected: '⠍⠁⠊⠗⠊⠑' },
  { id: 'braille', clair: 'Été 1794', expected: '⠿⠞⠿ ⠠⠡⠻⠪⠹' },
  { id: 'pigpen', clair: 'puits', expected: 'hdp vd hg vg vh' },
  { id: 'cistercien', clair: '1794', expected: 'diga' },
  { id: 'semaphore', clair: 'port', expected: '2+4 · 2+3 · 2+6 · 3+4' },
  { id: 'romains', clair: '1794', expected: 'MDCCXCIV' },
  { id: 'romains', clair: 'En 2026', expected: 'MMXXVI' },
  { id: 'binaire', clair: 'PONT', expected: '01010000 01001111 01001110 01010100' },
  { id: 'hexadecimal', clair: 'PONT', expected: '50 4F 4E 54' },
  { id: 'base64', clair: 'PONT', expected: 'UE9OVA==' },
  { id: 'telephone', clair: 'place', expected: '7 555 2 222 33' },
  { id: 'telephone', clair: 'place', variant: 't9', expected: '75223' },
  { id: 'otan', clair: 'lune', expected: 'Lima Uniform November Echo' },
  { id: 'leet', clair: 'trésor caché', expected: '7R350R C4CH3' },
  { id: 'musique', clair: 'orgue', expected: 'do3 fa3 si1 si3 sol1' },
  { id: 'bacon', clair: 'tour', expected: 'baaba abbab baabb baaaa' },
  { id: 'bacon', clair: 'tour', variant: '26', expected: 'baabb abbba babaa baaab' },
  {
    id: 'bacon',
    clair: 'tour',
    variant: '26',
    key: 'levieuxmarronnierdelaplace',
    expected: 'LevIEuXMArRoNniErdeL',
  },
  { id: 'acrostiche', clair: 'porte', expected: 'P…\nO…\nR…\nT…\nE…' },
  {
    id: 'lettres-piquees',
    clair: 'clé',
    key: 'Voici l’été',
    expected: 'Voic\u0323i l\u0323’é\u0323té'.normalize('NFC'),
  },
  { id: 'verlan', clair: 'bizarre', expected: 'zarbi' },
  { id: 'javanais', clair: 'jardin', expected: 'javardavin' },
  { id: 'javanais', clair: 'bonjour', expected: 'bavonjavour' },
  { id: 'louchebem', clair: 'boucher', expected: 'loucherbem' },
];

async function loadCode(id: string) {
  const secretCode = await loadSecretCode(id);
  if (secretCode === null) throw new Error(`There is no code ${id}.`);
  return secretCode;
}

describe('the known examples', () => {
  it.each(vectors)('$id codes « $clair » as $expected', async (vector) => {
    const { id, clair, key, variant, expected } = vector;
    const secretCode = await loadCode(id);
    expect(secretCode.encode(clair, key, variant)).toEqual({
      ok: true,
      text: expected,
      skipped: id === 'romains' && clair !== '1794' ? [{ mark: 'En', count: 1 }] : [],
    });
  });

  it('the bifide of « vieux puits » without a key is that of the plain square', async () => {
    const secretCode = await loadCode('bifide');
    const coding = secretCode.encode('vieux puits');
    expect(coding.ok && coding.text).toBe('WDXRTDZPYS');
  });

  it('reads the first letters of a poem', async () => {
    const secretCode = await loadCode('acrostiche');
    const poem =
      'Prenez la rue pavée\nOubliez le grand portail\nRegardez le vieux mur\nTouchez la pierre ronde\nEntrez';
    expect(secretCode.decode(poem)).toMatchObject({ text: 'PORTE' });
  });

  it('reads Morse as people type it', async () => {
    const secretCode = await loadCode('morse');
    expect(secretCode.decode('···  −−−  ···')).toMatchObject({ text: 'S O S' });
    expect(secretCode.decode('... ___ ... |  .-..   .')).toMatchObject({
      text: 'SOS LE',
    });
    expect(secretCode.decode('....... .-')).toMatchObject({
      text: 'A',
      skipped: [{ mark: '.......', count: 1 }],
    });
  });

  it('reads Braille noted with a pencil', async () => {
    const secretCode = await loadCode('braille');
    expect(secretCode.decode('134 1 24 1235 24 15')).toMatchObject({ text: 'mairie' });
  });
});
