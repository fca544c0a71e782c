import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import { limits } from '@/domain/limits.ts';
import type { Aventure, Personnage } from '@/domain/parcours/aventure.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { Button } from '@/ui/button.tsx';
import { useEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope, useParcoursChange } from '../field-scope.tsx';
import { ImageField } from '../media/image-field.tsx';
import { sendingOf } from '../media/sending.ts';
import { freshRepereId } from '../../session/fresh-id.ts';

const portraitWords = {
  description: 'Description du portrait',
  hint: 'Pour les personnes qui ne le voient pas : à quoi ressemble ce personnage.',
  choose: 'Choisir un portrait',
  remove: 'Retirer le portrait',
};

/** Characters of the walk: a name and a portrait each. */
export function PersonnageFields({ personnages }: Pick<Aventure, 'personnages'>) {
  const { session, wiring } = useFieldScope();
  const view = useEditorView(session);
  const changeParcours = useParcoursChange();
  const put = (next: (now: readonly Personnage[]) => Personnage[]) =>
    changeParcours(({ aventure }) => ({
      aventure: { ...aventure, personnages: next(aventure.personnages) },
    }));
  const change = (id: string, changesOf: (now: Personnage) => Partial<Personnage>) =>
    put((now) => now.map((one) => (one.id === id ? { ...one, ...changesOf(one) } : one)));
  return (
    <fieldset className="max-w-mesure space-y-4">
      <legend className="pb-1 font-bold">Personnages</legend>
      <p className="text-texte-doux">
        Qui le joueur rencontre. Chaque étape peut dire qui est là : son portrait
        accompagne alors le récit.
      </p>
      {personnages.map(({ id, nom, portrait }, index) => (
        <fieldset key={id} className="space-y-4 rounded-carte border border-trait p-4">
          <legend className="px-1 font-bold">Personnage {index + 1}</legend>
          <TextField
            wiring={wiring}
            champ={`aventure.personnages.${index}.nom`}
            label="Nom"
            max={limits.personnageNom.max}
            value={nom}
            onText={(texte) => change(id, () => ({ nom: texte }))}
          />
          <ImageField
            image={portrait}
            onImage={(next) => change(id, (now) => ({ portrait: next(now.portrait) }))}
            sending={sendingOf(portrait, view)}
            champ={`aventure.personnages.${index}.portrait`}
            words={portraitWords}
          />
          <Button
            variant="quiet"
            onClick={() => put((now) => now.filter((one) => one.id !== id))}
          >
            <IconRemove aria-hidden="true" className="size-5" />
            {`Retirer le personnage ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      {personnages.length < limits.personnageCount.max && (
        <Button
          variant="quiet"
          onClick={() =>
            put((now) => [...now, { id: freshRepereId(), nom: '', portrait: null }])
          }
        >
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter un personnage
        </Button>
      )}
    </fieldset>
  );
}
