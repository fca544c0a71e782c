import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useId, useSyncExternalStore, type ComponentType } from 'react';
import IconSystem from '~icons/lucide/monitor';
import IconDark from '~icons/lucide/moon';
import IconLight from '~icons/lucide/sun';

/** The same key is read by the small script of index.html, before the first paint. */
export const themeStorageKey = 'theme';

export type ThemeChosen = 'clair' | 'sombre' | 'systeme';

const options: {
  value: ThemeChosen;
  label: MessageDescriptor;
  Icon: ComponentType<{ className?: string }>;
}[] = [
  { value: 'clair', label: msg`Clair`, Icon: IconLight },
  { value: 'sombre', label: msg`Sombre`, Icon: IconDark },
  { value: 'systeme', label: msg`Système`, Icon: IconSystem },
];

const changed = 'theme-change';

/** The choice in force, read from the document: it stands there even where the device keeps nothing. */
function readTheme(): ThemeChosen {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'clair' || chosen === 'sombre' ? chosen : 'systeme';
}

function applyTheme(theme: string | null): void {
  if (theme === 'clair' || theme === 'sombre') {
    document.documentElement.dataset['theme'] = theme;
  } else {
    delete document.documentElement.dataset['theme'];
  }
  window.dispatchEvent(new Event(changed));
}

/** Applies a choice and keeps it on the device; a browser that refuses to keep it applies it all the same. */
export function chooseTheme(theme: ThemeChosen): void {
  applyTheme(theme);
  try {
    if (theme === 'systeme') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

function subscribe(notify: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === themeStorageKey) applyTheme(event.newValue);
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', followOtherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Light, dark, or as the system says; every tab follows. */
export function ThemeChoice() {
  const name = useId();
  const chosen = useSyncExternalStore<ThemeChosen>(subscribe, readTheme, () => 'systeme');
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{t`Couleurs de l’affichage`}</legend>
      <div className="flex flex-col rounded-carte border border-trait bg-fond-carte p-1 sm:inline-flex sm:flex-row sm:flex-wrap sm:rounded-pilule">
        {options.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-pilule px-4 text-texte has-checked:bg-texte has-checked:text-fond forced-colors:has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-texte"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-5" />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
