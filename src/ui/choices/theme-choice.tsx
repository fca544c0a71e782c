import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useId, useSyncExternalStore, type ComponentType } from 'react';
import IconSystem from '~icons/lucide/monitor';
import IconDark from '~icons/lucide/moon';
import IconLight from '~icons/lucide/sun';
import { choice, plainText } from '@/device/choice.ts';

/** Also read by the small script of index.html, before the first paint. */
const kept = choice<string | null>('theme', plainText, null);

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

function readTheme(): ThemeChosen {
  const chosen = kept.read();
  return chosen === 'clair' || chosen === 'sombre' ? chosen : 'systeme';
}

function applyTheme(): void {
  const theme = readTheme();
  if (theme === 'systeme') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies a choice and stores it on the device; a browser that refuses storage applies it all the same. */
export function chooseTheme(theme: ThemeChosen): void {
  if (theme === 'systeme') kept.forget();
  else kept.keep(theme);
  applyTheme();
}

function subscribe(notify: () => void): () => void {
  return kept.watch(() => {
    applyTheme();
    notify();
  });
}

/** Light, dark, or the system's; every tab follows. */
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
