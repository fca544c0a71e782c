import { marcheStateOf, openNotes } from '@/domain/parcours/marche.ts';
import type { Marches } from '@/editing/session/use-marches.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { marcheDay } from './marche-words.ts';

type MarcheAdviceProps = {
  list: Marches['list'];
  /** Version of the next publication. */
  version: number;
  onShow: () => void;
};

function adviceWords(list: NonNullable<Marches['list']>, version: number): string {
  const state = marcheStateOf(list, version);
  switch (state.type) {
    case 'jamais':
      return 'Cette version n’a pas encore été essayée en marchant. Ce n’est qu’un conseil.';
    case 'en-partie':
      return `Cette version n’a pas encore été essayée en entier sur place. Dernier essai le ${marcheDay(state.marche)}.`;
    case 'verifiee': {
      const left = openNotes(state.marche).length;
      const words = `Vérifiée en marchant le ${marcheDay(state.marche)}`;
      return left === 0
        ? `${words}.`
        : `${words}\u00A0: ${formatCount(left, 'note reste', 'notes restent')} à régler.`;
    }
  }
}

/** Advice to walk the version before its publication; never blocks it. */
export function MarcheAdvice({ list, version, onShow }: MarcheAdviceProps) {
  if (list === undefined) return null;
  return (
    <div className="mb-6 flex max-w-mesure flex-wrap items-center gap-x-4 rounded-carte border border-trait px-4 py-2">
      <p className="flex-1 basis-64 py-1">{adviceWords(list, version)}</p>
      <Button variant="quiet" onClick={onShow}>
        Voir les essais
      </Button>
    </div>
  );
}
