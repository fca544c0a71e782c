import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import { teamRoom, type Present } from '@/data/presence/presence-store.ts';
import { useWriterCount } from '@/data/presence/use-writer-count.ts';
import { formatCount, noBreakSpace } from '@/lib/format/nombre.ts';

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** The other connected members of the team, each once for any number of pages. */
function othersOf(present: readonly Present[]): string[] {
  const team = present.filter(({ isMine }) => !isMine).map(({ nom }) => nom.trim());
  const named = [...new Set(team.filter((nom) => nom !== ''))];
  return team.includes('') ? [...named, 'quelqu’un de l’équipe'] : named;
}

/** Who of the team is connected, by name, and how many people write: nobody else is named. Nothing while one is alone. */
export function TeamPresence() {
  const services = useFirebase();
  const [others, setOthers] = useState<readonly string[]>([]);
  const writers = useWriterCount();
  // This page is in the presence room, outside React, while open.
  useEffect(
    () =>
      presenceRepository(services).join(teamRoom, (present) =>
        setOthers(othersOf(present)),
      ).leave,
    [services],
  );
  return (
    <div className="mb-3 min-h-6 text-texte-doux">
      <p aria-live="polite">
        {others.length > 0 &&
          `Avec vous en ce moment${noBreakSpace}: ${names.format(others)}.`}
        {writers > 0 &&
          ` ${formatCount(writers, 'personne écrit', 'personnes écrivent')} un parcours en ce moment.`}
      </p>
    </div>
  );
}
