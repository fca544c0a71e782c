import { useMutation } from '@tanstack/react-query';
import { readEtapeBefore } from '@/data/parcours/etape-before.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { useFieldScope } from '../field-scope.tsx';

type UnreadableEtapeProps = { etape: Etape; numero: number };

/** Replaces the fields of an étape with unreadable documents: restored from an older state, or erased. */
export function UnreadableEtape({ etape, numero }: UnreadableEtapeProps) {
  const { session } = useFieldScope();
  const { id, rang } = etape;
  const takeBack = useMutation({
    mutationFn: () => readEtapeBefore(session.store, session.id, id),
    onSuccess: (before) => {
      if (before === null) return;
      session.apply({ type: 'restoreEtape', etape: { ...before, rang } });
    },
  });
  const isAlone = session.view().parcours.etapes.length === 1;
  return (
    <div className="space-y-4">
      <Alert tone="alerte">
        L’étape {numero} est illisible : ce qui en est gardé en ligne est abîmé. Les
        autres étapes vont bien. Le parcours ne peut pas être publié tant qu’elle reste
        ainsi.
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button pending={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Reprendre la version d’avant
        </Button>
        {!isAlone && (
          <Button
            variant="quiet"
            onClick={() => session.apply({ type: 'removeEtape', etapeId: id })}
          >
            Effacer l’étape {numero}
          </Button>
        )}
      </div>
      <StatusLine>
        {takeBack.isError && errorMessage(takeBack.error)}
        {takeBack.data === null &&
          'L’historique ne garde aucune version de cette étape. Effacez-la, puis écrivez-la de nouveau.'}
      </StatusLine>
    </div>
  );
}
