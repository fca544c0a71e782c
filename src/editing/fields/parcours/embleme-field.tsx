import { emblemeList, emblemeNamed, type Embleme } from '@/domain/quete/embleme.ts';
import { EmblemeDrawing } from '@/ui/pictures/embleme-drawing.tsx';
import { useParcoursChange } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';

const emblemeNames: Readonly<Record<Embleme, string>> = {
  bateau: 'Bateau',
  chouette: 'Chouette',
  coquillage: 'Coquillage',
  tour: 'Tour',
  eglise: 'Église',
  arbre: 'Arbre',
  soleil: 'Soleil',
  etoile: 'Étoile',
  vague: 'Vagues',
  raisin: 'Raisin',
  cle: 'Clé',
};

/** The drawing in the middle of the tampon; chosen by the title and the colour until the author chooses one. */
export function EmblemeField({ embleme }: { embleme: string }) {
  const change = useParcoursChange();
  const chosen = emblemeNamed(embleme);
  return (
    <ParcoursField champ="embleme">
      {({ id }) => {
        const option = (value: Embleme | '') => ({
          type: 'radio',
          name: id,
          value,
          checked: chosen === (value === '' ? undefined : value),
          onChange: () => change({ embleme: value }),
          className: 'accent-primaire',
        });
        return (
          <fieldset id={id} className="max-w-mesure">
            <legend className="font-bold">Emblème du tampon</legend>
            <p className="text-texte-doux">Ce que les joueurs gagnent à la fin.</p>
            <label className="mt-2 flex min-h-11 items-center gap-3">
              <input {...option('')} className="size-6 shrink-0 accent-primaire" />
              Choisi d’après le titre
            </label>
            <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
              {emblemeList.map((name) => (
                <label
                  key={name}
                  className="flex flex-col items-center gap-1 rounded-carte border border-trait px-2 py-3 text-center hover:border-trait-fort has-checked:border-primaire has-checked:bg-primaire/8"
                >
                  <EmblemeDrawing name={name} />
                  <span className="flex items-center gap-2">
                    <input {...option(name)} />
                    {emblemeNames[name]}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      }}
    </ParcoursField>
  );
}
