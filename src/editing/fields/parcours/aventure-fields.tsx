import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import { limits } from '@/domain/limits.ts';
import type { Aventure, Objet } from '@/domain/parcours/aventure.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { TextField } from '@/epreuves/text-field.tsx';
import { Button } from '@/ui/button.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { PersonnageFields } from './personnage-fields.tsx';
import { freshRepereId } from '../../session/fresh-id.ts';

type AventureFieldsProps = {
  aventure: Aventure;
  onAventure: (aventure: Aventure) => void;
};

/** Shared by the étapes of an aventure: personnages, objects, and possible events. */
export function AventureFields({ aventure, onAventure }: AventureFieldsProps) {
  const { wiring } = useFieldScope();
  const { objets, drapeaux } = aventure;
  const changeObjet = (index: number, changes: Partial<Objet>) =>
    onAventure({
      ...aventure,
      objets: objets.map((objet, at) =>
        at === index ? { ...objet, ...changes } : objet,
      ),
    });
  return (
    <div id={wiring.idOf('aventure')} className="space-y-6">
      <PersonnageFields personnages={aventure.personnages} />
      <fieldset className="max-w-mesure space-y-4">
        <legend className="pb-1 font-bold">Objets</legend>
        <p className="text-texte-doux">
          Ce que le joueur peut trouver et porter dans son sac. Un choix d’une étape les
          donne, un autre les demande.
        </p>
        {objets.map(({ id, nom, description }, index) => (
          <div key={id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <TextField
              wiring={wiring}
              champ={`aventure.objets.${index}.nom`}
              label={`Objet ${index + 1}`}
              max={limits.objetNom.max}
              value={nom}
              onText={(texte) => changeObjet(index, { nom: texte })}
              className="min-w-[min(10rem,100%)] flex-1"
            />
            <TextField
              wiring={wiring}
              champ={`aventure.objets.${index}.description`}
              label={
                <>
                  En quelques mots<span className="sr-only">, objet {index + 1}</span>
                </>
              }
              optional
              max={limits.objetDescription.max}
              value={description}
              onText={(texte) => changeObjet(index, { description: texte })}
              className="min-w-[min(12rem,100%)] flex-1"
            />
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              aria-label={`Retirer l’objet ${index + 1}`}
              onClick={() =>
                onAventure({ ...aventure, objets: objets.toSpliced(index, 1) })
              }
            >
              Retirer
            </RowButton>
          </div>
        ))}
        {objets.length < limits.objetCount.max && (
          <Button
            variant="quiet"
            onClick={() => {
              const objet = { id: freshRepereId(), nom: '', description: '' };
              onAventure({ ...aventure, objets: [...objets, objet] });
            }}
          >
            <IconAdd aria-hidden="true" className="size-5" />
            Ajouter un objet
          </Button>
        )}
      </fieldset>
      <fieldset className="max-w-mesure space-y-4">
        <legend className="pb-1 font-bold">Repères</legend>
        <p className="text-texte-doux">
          Ce qui a pu arriver en chemin : « A parlé au meunier ». Le joueur ne les voit
          pas, les choix s’en souviennent.
        </p>
        {drapeaux.map((drapeau, index) => (
          <div key={drapeau.id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <TextField
              wiring={wiring}
              champ={`aventure.drapeaux.${index}`}
              label={`Repère ${index + 1}`}
              max={limits.drapeauNom.max}
              value={drapeau.nom}
              onText={(texte) =>
                onAventure({
                  ...aventure,
                  drapeaux: drapeaux.with(index, { ...drapeau, nom: texte }),
                })
              }
              className="min-w-[min(12rem,100%)] flex-1"
            />
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              aria-label={`Retirer le repère ${index + 1}`}
              onClick={() =>
                onAventure({ ...aventure, drapeaux: drapeaux.toSpliced(index, 1) })
              }
            >
              Retirer
            </RowButton>
          </div>
        ))}
        {drapeaux.length < limits.drapeauCount.max && (
          <Button
            variant="quiet"
            onClick={() => {
              const drapeau = { id: freshRepereId(), nom: '' };
              onAventure({ ...aventure, drapeaux: [...drapeaux, drapeau] });
            }}
          >
            <IconAdd aria-hidden="true" className="size-5" />
            Ajouter un repère
          </Button>
        )}
      </fieldset>
    </div>
  );
}
