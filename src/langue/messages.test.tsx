import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatDistance, formatDuree, formatEloignement } from '@/lib/format/mesure.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { firstLangueOf } from './langue.ts';
import { msg, Plural, plural, select, t, Trans } from '@/langue/macro.tsx';
import { i18n, setLangue, type MessageDescriptor } from './runtime.ts';
import { Trans as CompiledTrans } from './trans.tsx';

endInFrench();

const table = { ouvrir: msg`Ouvrir` };

describe('a message in French', () => {
  test('is the text that stands in the code', () => {
    const name = 'Ana';
    expect(t`Bonjour ${name}`).toBe('Bonjour Ana');
    expect(t(table.ouvrir)).toBe('Ouvrir');
    expect(select('b', { a: 'Un', other: 'Autre' })).toBe('Autre');
  });

  test('has the plural of French, where zero is one of a kind', () => {
    const said = [0, 1, 2, 1234].map((count) =>
      plural(count, { one: '# point', other: '# points' }),
    );
    expect(said).toEqual(['0 point', '1 point', '2 points', '1\u202F234 points']);
  });

  test('keeps its elements and its values', () => {
    const link = 'ici';
    render(
      <p>
        <Trans>
          Jouez <a href="/jouer">{link}</a>, puis <b>revenez</b>.
        </Trans>
        <Plural value={2} one="# fois" other="# fois encore" />
      </p>,
    );
    expect(screen.getByText(/^Jouez/)).toHaveTextContent(
      'Jouez ici, puis revenez.2 fois encore',
    );
    expect(screen.getByRole('link', { name: 'ici' })).toHaveAttribute('href', '/jouer');
  });
});

describe('a message in another language', () => {
  const count: MessageDescriptor = {
    id: 'a',
    message: [['n', 'plural', { one: ['#', ' étape'], other: ['#', ' étapes'] }]],
    values: { n: 1234 },
  };

  test('has the forms and the numbers of that language', () => {
    setLangue('de', {
      a: [['n', 'plural', { one: ['#', ' Etappe'], other: ['#', ' Etappen'] }]],
    });
    expect(i18n._(count)).toBe('1.234 Etappen');
    expect(i18n._({ ...count, values: { n: 0 } })).toBe('0 Etappen');
    expect(i18n._({ ...count, values: { n: 1 } })).toBe('1 Etappe');
  });

  test('is French where the language has none: the page is whole all the same', () => {
    setLangue('de', {});
    expect(i18n._({ ...count, values: { n: 2 } })).toBe('2 étapes');
  });

  test('may put its elements in another order', () => {
    setLangue('de', { b: ['<1>Hier</1> ', ['name'], ' <0/> lesen'] });
    render(
      <p>
        <CompiledTrans
          id="b"
          message={['Lire <0/> ', ['name'], ' <1>ici</1>']}
          values={{ name: 'Ana' }}
          components={{ 0: <img alt="Buch" />, 1: <b /> }}
        />
      </p>,
    );
    const text = screen.getByText('Hier').closest('p');
    expect(text).toHaveTextContent('Hier Ana lesen');
    expect(screen.getByRole('img', { name: 'Buch' })).toBeInTheDocument();
  });
});

test('numbers, dates, times and distances are written as each language does', async () => {
  const at = Date.UTC(2026, 4, 1, 7, 5);
  const said = () => [
    formatNombre(1234.5),
    formatDate(at),
    formatHeure(at),
    formatDuree(125),
    formatDistance(2400),
    formatEloignement(350),
  ];
  await speak('en');
  expect(said()).toEqual([
    ...['1,234.5', '1 May 2026', '09:05', '2\u00A0h 5\u00A0min'],
    ...['2.4\u00A0km', '350\u00A0m away'],
  ]);
  await speak('de');
  expect(said()).toEqual([
    ...['1.234,5', '1. Mai 2026', '09:05', '2\u00A0h 5\u00A0min'],
    ...['2,4\u00A0km', '350\u00A0m entfernt'],
  ]);
  await speak('es');
  expect(said().slice(1, 3)).toEqual(['1 de mayo de 2026', '09:05']);
});

test.each([
  [['de-AT', 'fr'], 'de'],
  [['pt-BR', 'nl'], 'nl'],
  [['ja', 'pt'], null],
  [[], null],
])('of the languages %j the site has %s', (wanted, langue) => {
  expect(firstLangueOf(wanted)).toBe(langue);
});
