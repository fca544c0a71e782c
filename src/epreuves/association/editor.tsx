import { limits } from '@/domain/limits.ts';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { ElementRows, withOption } from '../element-rows.tsx';
import { TextField } from '../text-field.tsx';

/** Editor of pairs: an element and its companion. */
export function AssociationEditor(props: EpreuveEditorProps) {
  const { epreuve, onChange, wiring } = props;
  const { options } = epreuve;
  return (
    <ElementRows
      {...props}
      legend="Paires à former"
      hint={`De ${limits.elementCount.min} à ${limits.elementCount.max}. Les joueurs reçoivent les deux côtés mélangés.`}
      noun="la paire"
      addLabel="Ajouter une paire"
      row={({ texte, paire }, index) => (
        <>
          <TextField
            wiring={wiring}
            champ={`epreuve.options.${index}`}
            label={`Paire ${index + 1}`}
            max={limits.paire.max}
            value={texte}
            onText={(next) =>
              onChange({ options: withOption(options, index, { texte: next }) })
            }
            className="min-w-0 flex-1 basis-40"
          />
          <TextField
            wiring={wiring}
            champ={`epreuve.paires.${index}`}
            label={`va avec (paire ${index + 1})`}
            max={limits.paire.max}
            value={paire}
            onText={(next) =>
              onChange({ options: withOption(options, index, { paire: next }) })
            }
            className="min-w-0 flex-1 basis-40"
          />
        </>
      )}
    />
  );
}
