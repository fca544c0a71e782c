import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Field } from '@/ui/field.tsx';
import { RemoteIcon } from '@/ui/icons/remote-icon.tsx';
import { Embleme } from '@/ui/pictures/embleme.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { emblemeGroups, themeProposals, type EmblemeEntry } from './embleme-list.ts';

/** Words in small letters, without accents. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe');
  return plain.toLowerCase().match(/[a-z\d]+/g) ?? [];
}

/** True if each typed word begins a word of the emblem. */
function isFound([, nom, mots = '']: EmblemeEntry, typed: readonly string[]): boolean {
  const words = wordsOf(`${nom} ${mots}`);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The emblems that fit, by subject; those proposed for the theme first, and not again in their subjects. */
function groupsFor(theme: Parcours['theme'], typed: readonly string[]) {
  const proposals = themeProposals[theme];
  const isProposed = ([icon]: EmblemeEntry) => proposals.includes(icon);
  const all = emblemeGroups.flatMap(([, emblemes]) => emblemes);
  const groups = [
    ['Pour ce thème', all.filter((entry) => isProposed(entry))] as const,
    ...emblemeGroups.map(
      ([sujet, emblemes]) =>
        [sujet, emblemes.filter((entry) => !isProposed(entry))] as const,
    ),
  ];
  return groups
    .map(
      ([sujet, emblemes]) =>
        [sujet, emblemes.filter((entry) => isFound(entry, typed))] as const,
    )
    .filter(([, emblemes]) => emblemes.length > 0);
}

/** What has just been opened comes into view with all of it that there is room for. */
function showWhole(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'start' });
}

function countText(count: number): string {
  if (count === 0) return 'Aucun emblème pour ce mot. Essayez un mot voisin.';
  return count === 1 ? '1\u00A0emblème' : `${count}\u00A0emblèmes`;
}

type EmblemePickerProps = Pick<Parcours, 'embleme' | 'theme'> & {
  /** Id of the name of the field. */
  labelledBy: string;
  onEmbleme: (embleme: string) => void;
};

/** Some 300 emblems, found by a French word. */
export function EmblemePicker({
  embleme,
  theme,
  labelledBy,
  onEmbleme,
}: EmblemePickerProps) {
  const name = useId();
  const [mot, setMot] = useState('');
  const typed = wordsOf(useDeferredValue(mot));
  const groups = groupsFor(theme, typed);
  const count = groups.reduce((sum, [, emblemes]) => sum + emblemes.length, 0);
  const option = (value: string, label: string, drawing: ReactNode) => (
    <label
      key={value}
      className="flex min-w-0 flex-col items-center gap-1 rounded-carte border border-trait p-2 text-center hover:border-trait-fort has-checked:border-primaire has-checked:bg-primaire/8"
    >
      {drawing}
      <span className="flex max-w-full items-center gap-2">
        <input
          type="radio"
          name={name}
          value={value}
          checked={embleme === value}
          onChange={() => onEmbleme(value)}
          className="shrink-0 accent-primaire"
        />
        <span className="min-w-0 wrap-break-word">{label}</span>
      </span>
    </label>
  );
  return (
    <div ref={showWhole} className="scroll-mt-4 space-y-2">
      <Field
        label="Chercher un emblème"
        hint={'Un mot suffit\u00A0: tour, vigne, corsaire…'}
        type="search"
        autoComplete="off"
        value={mot}
        onChange={({ target }) => setMot(target.value)}
      />
      <StatusLine>{typed.length > 0 && countText(count)}</StatusLine>
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        className="space-y-4 rounded-carte border border-trait p-3 sm:max-h-96 sm:overflow-y-auto"
      >
        {typed.length === 0 &&
          option('', 'Celui du thème', <Embleme theme={theme} className="size-9" />)}
        {groups.map(([sujet, emblemes], index) => (
          <Sujet
            key={`${typed.length > 0}-${sujet}`}
            sujet={sujet}
            startsOpen={
              typed.length > 0 ||
              index === 0 ||
              emblemes.some(([icon]) => icon === embleme)
            }
          >
            {() =>
              emblemes.map(([icon, nom]) =>
                option(icon, nom, <RemoteIcon name={icon} className="size-9" />),
              )
            }
          </Sujet>
        ))}
      </div>
    </div>
  );
}

type SujetProps = { sujet: string; startsOpen: boolean; children: () => ReactNode };

/** Emblems of one subject, drawn once it is opened. */
function Sujet({ sujet, startsOpen, children }: SujetProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">
        {sujet}
      </summary>
      {isOpen && (
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {children()}
        </div>
      )}
    </details>
  );
}
