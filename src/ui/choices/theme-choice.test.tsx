import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, ThemeChoice } from './theme-choice.tsx';

afterEach(() => {
  chooseTheme('systeme');
  localStorage.clear();
});

describe('ThemeChoice', () => {
  test('follows the system until something is chosen', () => {
    render(<ThemeChoice />);
    expect(screen.getByRole('radio', { name: 'Système' })).toBeChecked();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('applies a choice and stores it on the device', async () => {
    const user = userEvent.setup({ delay: null });
    render(<ThemeChoice />);
    await user.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'sombre');
    expect(localStorage.getItem('theme')).toBe('sombre');
    expect(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  });

  test('forgets the choice when the system is followed again', async () => {
    const user = userEvent.setup({ delay: null });
    chooseTheme('clair');
    render(<ThemeChoice />);
    expect(screen.getByRole('radio', { name: 'Clair' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Système' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('follows a choice made in another tab', () => {
    render(<ThemeChoice />);
    act(() => {
      localStorage.setItem('theme', 'sombre');
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'theme', newValue: 'sombre' }),
      );
    });
    expect(document.documentElement).toHaveAttribute('data-theme', 'sombre');
    expect(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  });

  test('applies a choice even if the browser stores nothing', async () => {
    const user = userEvent.setup({ delay: null });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ThemeChoice />);
    await user.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'sombre');
  });

  test('is applied before the first paint by the small script of index.html', () => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(
      readFileSync('index.html', 'utf8'),
    )?.[1];
    localStorage.setItem('theme', 'sombre');
    runInNewContext(script ?? '', { localStorage, document });
    expect(document.documentElement).toHaveAttribute('data-theme', 'sombre');

    document.documentElement.removeAttribute('data-theme');
    localStorage.setItem('theme', 'fuchsia');
    runInNewContext(script ?? '', { localStorage, document });
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
