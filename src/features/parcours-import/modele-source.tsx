import { useMutation } from '@tanstack/react-query';
import { loadModele, modeleList } from '@/content/modeles/modele-list.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { proposeModele } from './modele-proposal.ts';
import type { SourceProps } from './source-props.ts';

/** The templates, each with its audience; one is loaded when chosen. */
export function ModeleSource({ onOffered }: SourceProps) {
  const choosing = useMutation({
    mutationFn: async ({ nom, id }: (typeof modeleList)[number]) => ({
      nom,
      proposals: [proposeModele(await loadModele(id))],
    }),
    onError: (error) => console.warn('The template could not be loaded.', error),
  });
  const pendingId = choosing.isPending ? choosing.variables.id : null;

  return (
    <div className="space-y-4">
      {choosing.isError && (
        <Alert tone="alerte" announce="polie">
          <p>
            Ce modèle n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
          </p>
        </Alert>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {modeleList.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col items-start gap-2 rounded-carte border border-trait bg-fond-carte px-5 py-4"
          >
            <h3 className="text-lg">{entry.nom}</h3>
            <p className="flex-1 text-texte-doux">{entry.pour}</p>
            <Button
              variant="secondary"
              pending={pendingId === entry.id}
              onClick={() => choosing.mutate(entry, { onSuccess: onOffered })}
            >
              Voir ce modèle<span className="sr-only"> : {entry.nom}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
