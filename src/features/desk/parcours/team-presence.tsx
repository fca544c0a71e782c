import { useEffect, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import { teamRoom, type Present } from '@/data/presence/presence-store.ts';
import { useWriterCount } from '@/data/presence/use-writer-count.ts';
import { formatCount, noBreakSpace } from '@/lib/format/nombre.ts';

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** Who else of the team is there, by name; each once, whatever the number of their pages. */
function othersWords(others: readonly Present[]): string {
  const team = others.filter(({ isMine }) => !isMine).map(({ nom }) => nom.trim());
  const named = [...new Set(team.filter((nom) => nom !== ''))];
  const all = team.includes('') ? [...named, 'quelqu’un de l’équipe'] : named;
  return all.length === 0
    ? 'Personne d’autre de l’équipe n’est connecté.'
    : `Avec vous en ce moment${noBreakSpace}: ${names.format(all)}.`;
}

/** Who of the team is connected, by name, and how many people write: nobody else is named. Nothing until it is known. */
export function TeamPresence() {
  const services = useFirebase();
  const [others, setOthers] = useState<readonly Present[] | null>(null);
  const writers = useWriterCount();
  // This page is in the room, outside React, for as long as it is open.
  useEffect(
    () => presenceRepository(services).join(teamRoom, setOthers).leave,
    [services],
  );
  return (
    <p aria-live="polite" className="mb-3 min-h-6 text-texte-doux">
      {others !== null && othersWords(others)}
      {writers > 0 &&
        ` ${formatCount(writers, 'personne écrit', 'personnes écrivent')} un parcours en ce moment.`}
    </p>
  );
}
