import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

test.each([
  ['Marcheuse 13', 'M1'],
  ['Jean-Loup d’Aix', 'JL'],
  ['élise', 'É'],
  ['anne@exemple.fr', 'AE'],
  ['', ''],
])('the initials of « %s » are « %s »', (nom, initials) => {
  expect(initialsOf(nom)).toBe(initials);
});

test('the drawn picture, the same each time, replaces one that fails to load', () => {
  const avatar = <Avatar seed="u1" nom="Anne" url="https://exemple.fr/absente.webp" />;
  const { container } = render(avatar);
  const image = container.querySelector('img');
  if (image === null) throw new Error('The picture is shown first.');
  fireEvent.error(image);
  expect(container.querySelector('svg')).toHaveTextContent('A');
  const again = render(<Avatar seed="u1" nom="Anne" url={null} />);
  expect(again.container.innerHTML).toBe(container.innerHTML);
});
