import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { themeEmblemes } from './emblemes.ts';
import { communeFontSize, Tampon } from './tampon.tsx';

const date = new Date(Date.UTC(2026, 10, 21, 12));

describe('Tampon', () => {
  test('has the commune, the date and its statement', () => {
    render(<Tampon commune="Vézelay" date={date} />);
    const tampon = screen.getByRole('img', {
      name: 'Tampon de Vézelay : quête achevée le 21 novembre 2026',
    });
    expect(tampon).toHaveTextContent('VÉZELAYQUÊTE ACHEVÉE21 NOV.2026');
  });

  test('has its statement, with the emblem of its quête and the ink of its theme', () => {
    const { container } = render(
      <Tampon commune="Dijon" date={date} genre="aventure" theme="pierre" />,
    );
    const tampon = screen.getByRole('img', {
      name: 'Tampon de Dijon : aventure vécue le 21 novembre 2026',
    });
    expect(tampon).toHaveTextContent('DIJONAVENTURE VÉCUE21 NOV.2026');
    expect(tampon).toHaveClass('encre-pierre');
    expect(container.querySelector(`path[d="${themeEmblemes.pierre.d}"]`)).not.toBeNull();
  });

  test('shows that it was played on site, by a third ring', () => {
    const { container } = render(<Tampon commune="Vézelay" date={date} surPlace />);
    expect(
      screen.getByRole('img', { name: /quête achevée sur place le 21 novembre 2026$/ }),
    ).toBeVisible();
    const rings = [...container.querySelectorAll('circle[cx="80"]')];
    expect(rings.map((ring) => ring.getAttribute('r'))).toEqual(['76', '47', '71']);
  });

  test('is silent if it only decorates', () => {
    render(<Tampon commune="Vézelay" date={date} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('lands if it has just been struck, and does not move elsewhere', () => {
    const { rerender } = render(<Tampon commune="Vézelay" date={date} landing />);
    expect(screen.getByRole('img')).toHaveClass('animate-tampon');
    rerender(<Tampon commune="Vézelay" date={date} />);
    expect(screen.getByRole('img')).not.toHaveClass('animate-tampon');
  });

  test('writes the longest names smaller, and the short ones all alike', () => {
    expect(communeFontSize('Y')).toBe(14);
    expect(communeFontSize('VÉZELAY')).toBe(14);
    const longest = 'SAINT-REMY-EN-BOUZEMONT-SAINT-GENEST-ET-ISSON';
    expect(communeFontSize(longest)).toBeGreaterThan(6);
    expect(communeFontSize(longest)).toBeLessThan(8);
  });
});
