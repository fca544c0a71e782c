import { walkOf } from '@/domain/partie/walk/walk-of.ts';
import { draftContenu } from '@/domain/quete/draft-contenu.ts';
import { Button } from '@/ui/button.tsx';
import type { MarchePart } from './use-marche-under-way.ts';

/** Walks on without having seen the étape, in the order: the author may test only another one. */
export function LeaveOut({ parcours, partie, etape, dispatch }: MarchePart) {
  // Without a question, the game lets the player past.
  const contenu = draftContenu(parcours, null);
  const { type } = walkOf(contenu).next(partie, contenu, 0);
  if (type !== 'suivante' && type !== 'terminer') return null;
  return (
    <Button
      variant="quiet"
      onClick={() =>
        dispatch({ type: 'goOn', etapeId: etape.id, at: Date.now() }, contenu, false)
      }
    >
      Passer cette étape
    </Button>
  );
}
