import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatDistance, formatDuree, formatEloignement } from '@/lib/format/mesure.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { setLangue } from './current-langue.ts';
import { inCommune, ofCommune } from './nom-de-commune.ts';
import { firstLangueOf } from './langue.ts';

endInFrench();

const table = { ouvrir: msg`Ouvrir` };

describe('a message', () => {
  test('is the French text of the code if no catalogue has it', () => {
    const name = 'Ana';
    expect(t`Bonjour ${name}`).toBe('Bonjour Ana');
    expect(t(table.ouvrir)).toBe('Ouvrir');
    setLangue('de');
    expect(t`Bonjour ${name}`).toBe('Bonjour Ana');
  });

  test('has the plural of French, where zero is one of a kind', () => {
    const said = [0, 1, 2, 1234, 1_000_000].map((count) =>
      plural(count, { one: '# point', other: '# points' }),
    );
    expect(said).toEqual([
      ...['0 point', '1 point', '2 points'],
      ...['1\u202F234 points', '1\u202F000\u202F000 points'],
    ]);
  });

  test('leaves the braces of a name as they are, in French and in a translation', async () => {
    expect(ofCommune('{nom} {0}')).toBe('de {nom} {0}');
    await speak('en');
    expect(ofCommune('{nom} {0}')).toBe('of {nom} {0}');
    expect(inCommune('{nom')).toBe('in {nom');
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

  test('has the numbers and the forms of its language', () => {
    const { id } = msg`${plural(2, { one: '# pierre', other: '# pierres' })}`;
    setLangue('de', {
      [id]: [['0', 'plural', { one: ['#', ' Stein'], other: ['#', ' Steine'] }]],
    });
    expect(i18n._(id, { 0: 1234 })).toBe('1.234 Steine');
    expect(i18n._(id, { 0: 1 })).toBe('1 Stein');
    expect(i18n._(id, { 0: 0 })).toBe('0 Steine');
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
    ...['1,234.5', '1 May 2026', '09:05', '2\u00A0h\u00A05\u00A0min'],
    ...['2.4\u00A0km', '350\u00A0m away'],
  ]);
  await speak('de');
  expect(said()).toEqual([
    ...['1.234,5', '1. Mai 2026', '09:05', '2\u00A0h\u00A05\u00A0min'],
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
